import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool, TOOLS_MISSING } from './sound-tools';

/** Samples a second of what the voice says: 16 bits, one channel. */
export const VOICE_HZ = 32_000;

/** A little slower than it speaks by itself: about 150 words a minute. */
const VOICE = `(begin
  (voice_cmu_us_slt_arctic_hts)
  (set! hts_engine_params (append hts_engine_params '(("-r" 0.88)))))`;

/** Speaks a piece of text; its samples, 16 bits little-endian. Throws, saying what to install, where it can't. */
export function speak(text: string): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'voice-'));
  const [script, sound] = [join(folder, 'text'), join(folder, 'raw')];
  try {
    writeFileSync(script, toAscii(text));
    const options = ['-eval', VOICE, '-otype', 'raw', '-F', String(VOICE_HZ)];
    runTool('text2wave', [...options, script, '-o', sound]);
    if (!existsSync(sound)) throw new Error(TOOLS_MISSING);
    return readFileSync(sound);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The voice reads ASCII alone. */
export function toAscii(text: string): string {
  const ascii = text
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/\s*[–—]\s*/g, ', ')
    .replaceAll('…', '...')
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '');
  const strange = /[^\x20-\x7e]/.exec(ascii);
  if (strange) throw new Error(`The voice can't say "${strange[0]}" in: ${text.slice(0, 60)}`);
  return ascii;
}
