### Ce qui se dit de l'apprentissage.

## Ce qui ne va pas ensemble

error-other-game = { $path } a été entraîné sur { $theirs }, pas sur { $ours }
error-other-rules = { $path } a été entraîné sur d'autres traits, coups ou cartes de { $game } ({ $theirs }) que ceux d'aujourd'hui ({ $ours }) : entraînez à nouveau
error-no-checkpoint = { $path } n'est pas le point de reprise d'un entraînement
error-other-release = { $path } vient d'une autre version : entraînez à nouveau
error-no-onnx = les modèles s'écrivent avec onnx, qui n'est pas installé : pip install 'tunnelier[learn]'
