import { existsSync, readFileSync } from 'node:fs';
import { readVerses, readWholeBible } from '../lib/scripture';
import { readNarrations } from './audio-files';
import type { WrittenContent } from './check-content';
import { readPassages } from './passages';
import { readDrops, readMoments } from './read-content';

const MESSAGES = 'shared/content/messages.json';

/** The content as it stands in shared/content, for `checkContent`. */
export function readWritten(): WrittenContent {
  return {
    drops: readDrops(),
    moments: readMoments(),
    messages: existsSync(MESSAGES)
      ? (JSON.parse(readFileSync(MESSAGES, 'utf8')) as WrittenContent['messages'])
      : [],
    passages: readPassages(),
    narrations: readNarrations(),
    readVerses,
    books: readWholeBible(),
  };
}
