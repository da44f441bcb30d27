/**
 * npm run narrate [first day] [last day]: reads drops aloud with Debian's `festival` and writes them, and
 * their list, into shared/content/narration. What a person recorded (`008.mp3` or `008.m4a` beside the computer's
 * `008.tts.mp3`) is listed instead and never touched. Drops whose words have not changed are not read again.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  AUDIO_EXTENSION,
  NARRATION_FOLDER,
  type NarrationEntry,
  readNarrations,
} from './content/audio-files';
import { type Passage, readPassages } from './content/passages';
import { type DropSource, readDrops } from './content/read-content';
import { encodeMp3, measureSeconds } from './content/sound-tools';
import { hashSpoken, spokenParts } from './content/spoken';
import { speak, VOICE_HZ } from './content/voice';
import { runCommand } from './lib/run-command';

const PAUSE_SECONDS = 0.8;
/** Quieter than a podcast: it is heard in bedrooms. */
const LOUDNESS = 'loudnorm=I=-20:TP=-3:LRA=11';
/** Enough for one voice. */
const BIT_RATE = '32k';

await runCommand(async () => {
  const [first = 1, last = 90] = process.argv.slice(2).map(Number);
  mkdirSync(NARRATION_FOLDER, { recursive: true });
  const passages = new Map(readPassages().map((passage) => [passage.reference, passage]));
  const listed = new Map(readNarrations().map((entry) => [entry.day, entry]));
  for (const drop of readDrops()) {
    const passage = passages.get(drop.reference);
    if (!passage || drop.day < first || drop.day > last) continue;
    listed.set(drop.day, narrate(drop, passage, listed.get(drop.day)));
    writeList([...listed.values()]);
  }
  return `${listed.size} drops are read aloud.`;
});

function narrate(
  drop: DropSource,
  passage: Passage,
  before: NarrationEntry | undefined,
): NarrationEntry {
  const { day } = drop;
  const parts = spokenParts(drop, passage);
  const words = hashSpoken(parts);
  const recorded = findRecording(day);
  if (recorded !== undefined) {
    // What a person said can't follow a later change of the drop; the check of the content then names it.
    const said = before?.file === recorded ? before.words : words;
    return { ...entryOf(recorded, day, 'person'), words: said };
  }
  const file = `${nameOf(day)}.tts${AUDIO_EXTENSION}`;
  const isCurrent = before?.file === file && before.words === words;
  if (!isCurrent || !existsSync(join(NARRATION_FOLDER, file))) render(parts, file);
  return { ...entryOf(file, day, 'computer'), words };
}

function render(parts: readonly string[], file: string): void {
  const pause = Buffer.alloc(2 * Math.round(VOICE_HZ * PAUSE_SECONDS));
  const samples = Buffer.concat(parts.flatMap((part) => [speak(part), pause]));
  const path = join(NARRATION_FOLDER, file);
  encodeMp3({ samples, hertz: VOICE_HZ, path, bitRate: BIT_RATE, filter: LOUDNESS });
  console.log(file);
}

function findRecording(day: number): string | undefined {
  const names = ['.mp3', '.m4a'].map((extension) => `${nameOf(day)}${extension}`);
  return names.find((name) => existsSync(join(NARRATION_FOLDER, name)));
}

function entryOf(file: string, day: number, readBy: NarrationEntry['readBy']) {
  return { file, durationSeconds: measureSeconds(join(NARRATION_FOLDER, file)), day, readBy };
}

function nameOf(day: number): string {
  return String(day).padStart(3, '0');
}

function writeList(entries: readonly NarrationEntry[]): void {
  const sorted = [...entries].sort((one, other) => one.day - other.day);
  writeFileSync(join(NARRATION_FOLDER, 'index.json'), `${JSON.stringify(sorted, null, 2)}\n`);
}
