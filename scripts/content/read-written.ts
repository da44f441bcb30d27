import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readVerses, readWholeBible } from '../lib/scripture';
import { NARRATION_FOLDER, readNarrations } from './audio-files';
import type { WrittenContent } from './check-content';
import { readPassages, readPrayedPassages } from './passages';
import { readDrops, readMoments } from './read-content';

const MESSAGES = 'shared/content/messages.json';
const DECLARATIONS = 'shared/content/declarations';

/** The content as it stands in shared/content, for `checkContent`. */
export function readWritten(): WrittenContent {
  return {
    drops: readDrops(),
    moments: readMoments(),
    messages: existsSync(MESSAGES) ? readJson(MESSAGES) : [],
    declarations: {
      source: readJson(`${DECLARATIONS}/declarations-source.json`),
      baked: readJson(`${DECLARATIONS}/declarations.json`),
    },
    passages: readPassages(),
    prayed: readPrayedPassages(),
    narrations: readNarrations().map((entry) => ({
      ...entry,
      bytes: statSync(join(NARRATION_FOLDER, entry.file)).size,
    })),
    readVerses,
    books: readWholeBible(),
  };
}

function readJson<Value>(path: string): Value {
  return JSON.parse(readFileSync(path, 'utf8')) as Value;
}
