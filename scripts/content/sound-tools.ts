import { execFileSync } from 'node:child_process';

/** What to say where the voice or a program that makes sound is not there. */
export const TOOLS_MISSING =
  'The voice or its programs are not installed. On Debian: apt-get install festival festvox-us-slt-hts ffmpeg';

/** One channel of 16-bit little-endian samples, and the file to make of them. */
export interface Recording {
  readonly samples: Buffer;
  /** Samples a second. */
  readonly hertz: number;
  readonly path: string;
  /** Constant, so that a player finds any second by arithmetic. */
  readonly bitRate: string;
  /** Of ffmpeg, such as one that levels a voice. */
  readonly filter?: string;
}

/** Writes an MP3 of 24,000 samples a second, without a word on when or with what it was made. */
export function encodeMp3({ samples, hertz, path, bitRate, filter }: Recording): void {
  const input = ['-f', 's16le', '-ar', String(hertz), '-ac', '1', '-i', 'pipe:0'];
  const filters = filter === undefined ? [] : ['-af', filter];
  const encoding = ['-ar', '24000', '-c:a', 'libmp3lame', '-b:a', bitRate];
  const plain = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'];
  runTool(
    'ffmpeg',
    ['-v', 'error', ...input, ...filters, ...encoding, ...plain, '-y', path],
    samples,
  );
}

/** Runs one of the programs that make sound. Throws, saying what to install, where it is missing. */
export function runTool(command: string, args: readonly string[], input?: Buffer): Buffer {
  try {
    return execFileSync(command, args, {
      ...(input === undefined ? {} : { input }),
      stdio: ['pipe', 'pipe', 'pipe'],
      maxBuffer: 100_000_000,
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new Error(TOOLS_MISSING);
    throw error;
  }
}

/** Seconds a sound file plays for. */
export function measureSeconds(path: string): number {
  const args = ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', path];
  return Math.round(Number(runTool('ffprobe', args)) * 100) / 100;
}
