/** Music of the videos: chords of sine tones that are computed, so that no licence is needed. */

const RATE_HZ = 44_100;
const CHORD_S = 3;
/** Overlap of two chords. */
const FADE_S = 1.2;
const LEVEL = 0.09;
const WAV_HEADER_BYTES = 44;

/** Tones in Hz, from low to high; a sequence in C. */
const CHORDS: readonly (readonly number[])[] = [
  [130.81, 261.63, 329.63, 392.0],
  [110.0, 261.63, 329.63, 440.0],
  [174.61, 261.63, 349.23, 440.0],
  [98.0, 246.94, 293.66, 392.0],
  [146.83, 293.66, 349.23, 440.0],
  [98.0, 261.63, 293.66, 392.0],
];

/** Creates a WAV file (16 bits, mono); `first` is the index of its first chord. */
export function composeWav(seconds: number, first: number): Buffer {
  const count = Math.round(seconds * RATE_HZ);
  const wav = Buffer.alloc(WAV_HEADER_BYTES + count * 2);
  writeHeader(wav, count);
  for (let index = 0; index < count; index += 1) {
    const at = index / RATE_HZ;
    const ends = Math.min(1, at / FADE_S, (seconds - at) / FADE_S);
    const value = toneAt(at, first) * ends;
    wav.writeInt16LE(Math.round(value * 32_767), WAV_HEADER_BYTES + index * 2);
  }
  return wav;
}

/** Returns the sample at a time: the current chord and the end of the previous one. */
function toneAt(at: number, first: number): number {
  const current = Math.floor(at / CHORD_S);
  const since = at - current * CHORD_S;
  const rise = Math.min(1, since / FADE_S);
  const before = current > 0 ? (1 - rise) * sumChord(first + current - 1, at) : 0;
  return rise * sumChord(first + current, at) + before;
}

function sumChord(chord: number, at: number): number {
  const tones = CHORDS[chord % CHORDS.length] ?? [];
  return tones.reduce((sum, hz, place) => {
    const soft = LEVEL / (1 + place * 0.35);
    return sum + soft * Math.sin(2 * Math.PI * hz * at);
  }, 0);
}

function writeHeader(wav: Buffer, count: number): void {
  wav.write('RIFF', 0, 'latin1');
  wav.writeUInt32LE(36 + count * 2, 4);
  wav.write('WAVEfmt ', 8, 'latin1');
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(RATE_HZ, 24);
  wav.writeUInt32LE(RATE_HZ * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(count * 2, 40);
}
