/**
 * npm run narrate [first day] [last day]: reads drops aloud with Debian's `festival` and writes them, and
 * their list, into shared/content/narration. What a person recorded (`008.mp3` or `008.m4a` beside the computer's
 * `008.tts.mp3`, with their name in `008.speaker.txt`) is listed instead and never touched. Drops whose words have not
 * changed are not read again.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  AUDIO_EXTENSION,
  NARRATION_FOLDER,
  type NarrationEntry,
  readNarrations,
} from './content/audio-files';
import { spokenWords } from './content/names';
import { type Passage, readPassages } from './content/passages';
import { type DropSource, readDrops } from './content/read-content';
import { encodeMp3, measureSeconds } from './content/sound-tools';
import { hashSpoken, spokenParts } from './content/spoken';
import { spokenPieces } from './content/spoken-pieces';
import { findGuessed, speak, VOICE_HZ } from './content/voice';
import { runCommand } from './lib/run-command';

/** Quieter than a podcast: it is heard in bedrooms. */
const LOUDNESS = 'loudnorm=I=-20:TP=-3:LRA=11';
/** Enough for one voice, and little enough that all ninety days stay below `NARRATION_BYTES`. */
const BIT_RATE = '24k';

await runCommand(async () => {
  const [first = 1, last = 90] = process.argv.slice(2).map(Number);
  mkdirSync(NARRATION_FOLDER, { recursive: true });
  const passages = new Map(readPassages().map((passage) => [passage.reference, passage]));
  const chosen = readDrops().flatMap((drop) => {
    const passage = passages.get(drop.reference);
    return passage && drop.day >= first && drop.day <= last ? [{ drop, passage }] : [];
  });
  refuseToGuess(chosen.flatMap(({ drop, passage }) => spokenParts(drop, passage)));
  for (const { drop, passage } of chosen) list(narrate(drop, passage));
  return `${readNarrations().length} drops are read aloud.`;
});

function refuseToGuess(parts: readonly string[]): void {
  const guessed = findGuessed(spokenWords(parts.join(' ')));
  if (guessed.length > 0)
    throw new Error(`Say in pronunciations.ts how these are said: ${guessed.join(', ')}`);
}

function narrate(drop: DropSource, passage: Passage): NarrationEntry {
  const { day } = drop;
  const words = hashSpoken(spokenParts(drop, passage));
  const before = readNarrations().find((entry) => entry.day === day);
  const recorded = findRecording(day);
  if (recorded !== undefined) {
    // What a person said can't follow a later change of the drop; the check of the content then names it.
    const said = before?.file === recorded ? before.words : words;
    const speaker = readFileSync(pathOf(`${nameOf(day)}.speaker.txt`), 'utf8').trim();
    return { ...entryOf(recorded, day), readBy: 'person', speaker, words: said };
  }
  const file = `${nameOf(day)}.tts${AUDIO_EXTENSION}`;
  if (before?.file === file && before.words === words && existsSync(pathOf(file))) return before;
  const starts = render(drop, passage, file);
  return { ...entryOf(file, day), readBy: 'computer', words, starts };
}

/** Writes the sound of a drop; the seconds at which its sentences begin. */
function render(drop: DropSource, passage: Passage, file: string): number[] {
  const pieces = spokenPieces(drop, passage);
  const spoken = speak(pieces.map(({ text }) => text));
  const starts: number[] = [];
  const samples: Buffer[] = [];
  let length = 0;
  for (const [at, { pause, begins }] of pieces.entries()) {
    if (begins !== undefined) starts[begins] = Math.round((length / VOICE_HZ / 2) * 100) / 100;
    const sound = [spoken[at] ?? Buffer.alloc(0), Buffer.alloc(2 * Math.round(VOICE_HZ * pause))];
    samples.push(...sound);
    length += sound.reduce((sum, part) => sum + part.length, 0);
  }
  encodeMp3({
    samples: Buffer.concat(samples),
    hertz: VOICE_HZ,
    path: pathOf(file),
    bitRate: BIT_RATE,
    filter: LOUDNESS,
  });
  console.log(file);
  return starts;
}

function findRecording(day: number): string | undefined {
  const names = ['.mp3', '.m4a'].map((extension) => `${nameOf(day)}${extension}`);
  return names.find((name) => existsSync(pathOf(name)));
}

function entryOf(file: string, day: number) {
  return { file, durationSeconds: measureSeconds(pathOf(file)), day };
}

function pathOf(file: string): string {
  return join(NARRATION_FOLDER, file);
}

function nameOf(day: number): string {
  return String(day).padStart(3, '0');
}

/** Replaces the entry of a day in the list, one line a day. Reads the list again each time, so that two commands can share the days. */
function list(entry: NarrationEntry): void {
  const others = readNarrations().filter(({ day }) => day !== entry.day);
  const lines = [...others, entry]
    .sort((one, other) => one.day - other.day)
    .map((each) => JSON.stringify(each));
  const draft = pathOf(`index.${process.pid}.json`);
  writeFileSync(draft, `[\n${lines.join(',\n')}\n]\n`);
  renameSync(draft, pathOf('index.json'));
}
