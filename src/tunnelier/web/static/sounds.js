// Sounds: short tones of our own, made when they are heard.
/** @type {Record<string, number[]>} */
const TONES = {turn: [523, 784], reveal: [440], end: [523, 659, 784]},
  air = new AudioContext();

/** @param {string} kind */
export function play(kind) {
  TONES[kind].forEach((pitch, k) => {
    const tone = air.createOscillator(),
      loud = air.createGain(),
      at = air.currentTime + k * 0.14;
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0.08, at);
    loud.gain.exponentialRampToValueAtTime(0.001, at + 0.3);
    tone.connect(loud).connect(air.destination);
    tone.start(at);
    tone.stop(at + 0.3);
  });
}
