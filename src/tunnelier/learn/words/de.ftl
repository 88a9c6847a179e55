### Was über das Lernen gesagt wird.

## Was nicht zusammenpasst

error-other-game = { $path } wurde an { $theirs } trainiert, nicht an { $ours }
error-other-rules = { $path } wurde an anderen Merkmalen, Zügen oder Karten von { $game } ({ $theirs }) trainiert, als es jetzt gibt ({ $ours }): trainiere neu
error-no-checkpoint = { $path } ist kein Zwischenstand eines Trainings
error-other-release = { $path } stammt aus einer anderen Fassung: trainiere neu
error-no-onnx = Modelle werden mit onnx geschrieben, das nicht installiert ist: pip install 'tunnelier[learn]'
