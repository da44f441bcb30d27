import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRONOUNCED_NAMES, PRONOUNCED_WORDS } from './pronunciations';
import { runTool } from './sound-tools';

/** Samples a second of what the voice says: 16 bits, one channel. */
export const VOICE_HZ = 32_000;

/** A little slower than it speaks by itself: with its pauses about 165 words a minute. */
const VOICE = `(voice_cmu_us_slt_arctic_hts)
(set! hts_engine_params (append hts_engine_params '(("-r" 0.95))))`;

/** Writes the sound of a text, and says on a line where in it, in seconds, the silence before ends and the one after begins. */
const SAY = `(define (say text path)
  (let ((said (utt.synth (eval (list 'Utterance 'Text text)))))
    (utt.save.wave said path 'raw)
    (format t "%f %f\\n"
      (item.feat (utt.relation.first said 'Segment) "end")
      (item.feat (utt.relation.last said 'Segment) "segment_start"))))`;

/** Speaks some texts, each without the silence around it: samples of 16 bits, little-endian. */
export function speak(texts: readonly string[]): Buffer[] {
  const folder = mkdtempSync(join(tmpdir(), 'voice-'));
  const path = (at: number) => join(folder, `${at}.raw`);
  try {
    const calls = texts.map((text, at) => `(say ${quote(toAscii(text))} ${quote(path(at))})`);
    const bounds = runFestival(folder, [SAY, ...calls]);
    return texts.map((_, at) => {
      const [begin = 0, end = 0] = (bounds[at] ?? '').split(' ').map(Number);
      return readFileSync(path(at)).subarray(toByte(begin), toByte(end));
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Which of these words the voice could only guess at: they stand in neither dictionary. */
export function findGuessed(words: readonly string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'voice-'));
  try {
    const calls = words.map(
      (word) => `(format t "%d\\n" (length (lex.lookup_all ${quote(toAscii(word))})))`,
    );
    const counts = runFestival(folder, calls);
    return words.filter((_, at) => Number(counts[at]) === 0);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The lines that commands print which are run after the voice and its pronunciations were loaded. */
function runFestival(folder: string, commands: readonly string[]): string[] {
  const script = join(folder, 'script.scm');
  const entries = Object.entries({ ...PRONOUNCED_NAMES, ...PRONOUNCED_WORDS });
  writeFileSync(script, [VOICE, ...entries.map(toLexicon), ...commands].join('\n'));
  return runTool('festival', ['-b', script]).toString().trim().split('\n');
}

/** `p ao1 l` → `(lex.add.entry '("paul" nil (((p ao l) 1))))` */
function toLexicon([word, sounds]: [string, string]): string {
  const syllables = sounds
    .split(' | ')
    .map((syllable) => `((${syllable.replace('1', '')}) ${syllable.includes('1') ? 1 : 0})`);
  return `(lex.add.entry '(${quote(word)} nil (${syllables.join(' ')})))`;
}

function toByte(seconds: number): number {
  return 2 * Math.round(seconds * VOICE_HZ);
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '')}"`;
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
