// Sounds, made on the spot; nothing is loaded. Paper for cards, wood for turns, one pitched voice for each player, heard
// from where they sit. Each has its sentence: none carries a fact alone.

export type Sound =
  | 'card'
  | 'draw'
  | 'shuffle'
  | 'turn'
  | 'uno'
  | 'caught'
  | 'attack'
  | 'challenge'
  | 'right'
  | 'wrong'
  | 'star'
  | 'reverse'
  | 'tick'
  | 'win'
  | 'match'
  | 'away'
  | 'back'
  | 'lost'
  | 'refused';

export interface Cue {
  readonly sound: Sound;
  /** Whose voice it is. */
  readonly seat?: number;
  /** Where it is heard: -1 left, 1 right. */
  readonly pan?: number;
  /** How many cards it is about. */
  readonly times?: number;
}

let context: AudioContext | undefined;
const last = new Map<Sound, number>();
/** Seconds: never two of one kind closer together. */
const APART = 0.06;
const PENTATONIC = [261.6, 293.7, 329.6, 392, 440] as const;

/** Browsers let a page sound only after a click or a key: the first one wakes it. */
export function wakeSound(): void {
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
  } catch {
    // No audio here.
  }
}

function voiceOf(seat: number): number {
  return (PENTATONIC[seat % 5] ?? 261.6) * 2 ** Math.floor(seat / 5);
}

/** One voice at one place: what plays a cue's tones. */
class Player {
  constructor(
    private readonly context: AudioContext,
    private readonly out: AudioNode,
  ) {}

  tone(at: number, pitch: number, length: number, volume: number, type: OscillatorType = 'sine', to = pitch): void {
    const wave = this.context.createOscillator();
    const gain = this.context.createGain();
    wave.type = type;
    wave.frequency.setValueAtTime(pitch, at);
    wave.frequency.exponentialRampToValueAtTime(to, at + length);
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(volume, at + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0005, at + length);
    wave.connect(gain).connect(this.out);
    wave.start(at);
    wave.stop(at + length + 0.02);
  }

  paper(at: number, length: number, volume: number, pitch: number): void {
    const { sampleRate } = this.context;
    const noise = this.context.createBuffer(1, Math.ceil(sampleRate * length), sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
    const source = this.context.createBufferSource();
    const filter = this.context.createBiquadFilter();
    const gain = this.context.createGain();
    source.buffer = noise;
    filter.type = 'bandpass';
    filter.frequency.value = pitch;
    filter.Q.value = 0.8;
    gain.gain.value = volume;
    source.connect(filter).connect(gain).connect(this.out);
    source.start(at);
  }

  knock(at: number, pitch = 320): void {
    this.tone(at, pitch, 0.09, 0.2, 'triangle', pitch * 0.55);
    this.paper(at, 0.03, 0.3, 900);
  }

  drum(at: number): void {
    this.tone(at, 110, 0.28, 0.28, 'sine', 48);
  }

  notes(at: number, pitches: readonly number[], step: number, volume = 0.11): void {
    pitches.forEach((pitch, i) => this.tone(at + i * step, pitch, 0.34, volume, 'triangle'));
  }
}

const THIRD = 1.26;
const SECOND = 1.06;

const SCORES: Record<Sound, (play: Player, at: number, voice: number, times: number) => void> = {
  card: (play, at) => {
    play.paper(at, 0.09, 0.5, 2600);
    play.tone(at + 0.03, 190, 0.08, 0.12, 'sine', 120);
  },
  draw: (play, at, _, times) => {
    for (let i = 0; i < Math.min(6, times); i++) play.paper(at + i * 0.07, 0.12, 0.32, 1700);
  },
  shuffle: (play, at) => [0, 0.07, 0.14, 0.21, 0.28].forEach((w) => play.paper(at + w, 0.08, 0.3, 2000 + w * 3000)),
  turn: (play, at) => [0, 0.13].forEach((wait) => play.knock(at + wait)),
  uno: (play, at, voice) => play.notes(at, [voice, voice * 2], 0.12, 0.13),
  caught: (play, at, voice) => play.notes(at, [voice * 2, voice], 0.14, 0.13),
  attack: (play, at, _, times) => {
    for (let i = 0; i < Math.max(1, Math.min(4, times / 2)); i++) play.drum(at + i * 0.2);
  },
  challenge: (play, at) => {
    for (let i = 0; i < 16; i++) play.paper(at + i * 0.025, 0.03, 0.12 + i * 0.012, 420);
  },
  right: (play, at) => {
    play.drum(at);
    play.notes(at + 0.05, [330, 330 * THIRD], 0.02);
  },
  wrong: (play, at) => {
    play.drum(at);
    play.notes(at + 0.05, [330, 330 * SECOND], 0.02);
  },
  star: (play, at) => play.tone(at, 440, 0.5, 0.1, 'triangle', 1760),
  reverse: (play, at) => {
    play.tone(at, 660, 0.2, 0.08, 'sine', 330);
    play.tone(at + 0.2, 330, 0.2, 0.08, 'sine', 660);
  },
  tick: (play, at, _, times) => play.tone(at, 700 + times * 18, 0.05, 0.06, 'triangle'),
  win: (play, at, voice) => play.notes(at, [voice, voice * 1.25, voice * 1.5, voice * 2], 0.13, 0.13),
  // Eight notes that end on the last but one; then, after a breath, the last: one card from the end.
  match: (play, at) => {
    play.notes(at, [262, 330, 392, 330, 392, 440, 523, 494], 0.16, 0.13);
    play.notes(at + 8 * 0.16 + 0.7, [523], 0, 0.15);
  },
  away: (play, at, voice) => play.notes(at, [voice, voice * 0.75], 0.16, 0.06),
  back: (play, at, voice) => play.notes(at, [voice * 0.75, voice], 0.16, 0.06),
  lost: (play, at) => play.knock(at, 150),
  refused: (play, at) => play.tone(at, 220, 0.12, 0.09, 'triangle', 180),
};

export function playSound({ sound, seat = 0, pan = 0, times = 1 }: Cue): void {
  if (context?.state !== 'running') return;
  const now = context.currentTime;
  if (now - (last.get(sound) ?? -1) < APART) return;
  last.set(sound, now);
  const place = context.createStereoPanner();
  place.pan.value = pan;
  place.connect(context.destination);
  SCORES[sound](new Player(context, place), now, voiceOf(seat), times);
}
