// Sounds, made on the spot: short, soft, one for each kind of thing that happens. Nothing is loaded.

export type Sound = 'card' | 'draw' | 'shuffle' | 'turn' | 'uno' | 'alarm' | 'penalty' | 'win' | 'lose' | 'refused';

let context: AudioContext | undefined;

/** Browsers let a page sound only after a click or a key: the first one wakes it. */
export function wakeSound(): void {
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
  } catch {
    // No audio here.
  }
}

function tone(at: number, frequency: number, length: number, volume: number, type: OscillatorType = 'sine', to = frequency): void {
  if (!context) return;
  const wave = context.createOscillator();
  const gain = context.createGain();
  wave.type = type;
  wave.frequency.setValueAtTime(frequency, at);
  wave.frequency.exponentialRampToValueAtTime(to, at + length);
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + length);
  wave.connect(gain).connect(context.destination);
  wave.start(at);
  wave.stop(at + length + 0.02);
}

function rustle(at: number, length: number, volume: number, pitch: number): void {
  if (!context) return;
  const noise = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const gain = context.createGain();
  source.buffer = noise;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = 0.8;
  gain.gain.value = volume;
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(at);
}

const notes = (at: number, pitches: readonly number[], step: number, volume: number): void =>
  pitches.forEach((pitch, i) => tone(at + i * step, pitch, 0.32, volume, 'triangle'));

const SCORES: Record<Sound, (at: number) => void> = {
  card: (at) => {
    rustle(at, 0.09, 0.5, 2600);
    tone(at + 0.03, 190, 0.08, 0.12, 'sine', 120);
  },
  draw: (at) => rustle(at, 0.14, 0.32, 1700),
  shuffle: (at) => [0, 0.07, 0.14, 0.21, 0.28].forEach((wait) => rustle(at + wait, 0.08, 0.3, 2000 + wait * 3000)),
  turn: (at) => notes(at, [659, 880], 0.09, 0.09),
  uno: (at) => notes(at, [523, 659, 784], 0.08, 0.12),
  alarm: (at) => notes(at, [988, 988], 0.14, 0.08),
  penalty: (at) => tone(at, 300, 0.3, 0.12, 'sawtooth', 120),
  win: (at) => notes(at, [523, 659, 784, 1047], 0.13, 0.13),
  lose: (at) => notes(at, [440, 392, 330], 0.16, 0.09),
  refused: (at) => tone(at, 220, 0.12, 0.09, 'triangle', 180),
};

export function playSound(sound: Sound): void {
  if (context?.state === 'running') SCORES[sound](context.currentTime);
}
