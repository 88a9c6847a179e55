### What is said of learning.

## What does not fit

error-other-game = { $path } was trained on { $theirs }, not on { $ours }
error-other-rules = { $path } was trained on other features, moves or cards of { $game } ({ $theirs }) than those there are now ({ $ours }): train anew
error-no-checkpoint = { $path } is not a checkpoint of a training
error-other-release = { $path } was written by another release: train anew
error-no-onnx = models are written with onnx, which is not installed: pip install 'tunnelier[learn]'
