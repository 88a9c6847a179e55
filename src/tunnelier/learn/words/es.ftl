### Lo que se dice del aprendizaje.

## Lo que no encaja

error-other-game = { $path } se entrenó con { $theirs }, no con { $ours }
error-other-rules = { $path } se entrenó con otros rasgos, jugadas o cartas de { $game } ({ $theirs }) que los de ahora ({ $ours }): entrena de nuevo
error-no-checkpoint = { $path } no es un punto de control de un entrenamiento
error-other-release = { $path } es de otra versión: entrena de nuevo
error-no-onnx = los modelos se escriben con onnx, que no está instalado: pip install 'tunnelier[learn]'
