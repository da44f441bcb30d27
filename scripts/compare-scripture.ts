/**
 * npm run compare:scripture: compares every verse the drops show, word by word, with another edition of the World
 * English Bible, the one Debian packages. Its finding is written down in shared/content/scripture/README.md.
 */
import { execFileSync } from 'node:child_process';
import { readPassages } from './content/passages';
import { wordsOf } from './content/shared-runs';
import { runCommand } from './lib/run-command';

const MODULE = 'engWEB2015eb';
const MISSING =
  'The other edition is not installed. On Debian: apt-get install sword-text-web diatheke';

await runCommand(async () => {
  let same = 0;
  let different = 0;
  for (const { reference, verses } of readPassages()) {
    const chapter = reference.replace(/:.*$/, '');
    for (const { number, text } of verses) {
      const other = readOther(`${chapter}:${number}`);
      if (lettersOf(text) === lettersOf(other)) same += 1;
      else {
        different += 1;
        console.log(`${chapter}:${number}\n  here:  ${text}\n  there: ${other}`);
      }
    }
  }
  return `${same} verses have the same words, ${different} have others.`;
});

/** Where the other edition has a note, it has no space between the words around it. */
function lettersOf(text: string): string {
  return wordsOf(text).join('');
}

function readOther(reference: string): string {
  const output = runDiatheke(['-b', MODULE, '-f', 'plain', '-k', reference]);
  if (!output.includes(MODULE)) throw new Error(MISSING);
  return output
    .replace(/^.*?\d+:\d+:/s, '')
    .replace(`(${MODULE})`, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function runDiatheke(args: readonly string[]): string {
  try {
    return execFileSync('diatheke', args, { encoding: 'utf8' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new Error(MISSING);
    throw error;
  }
}
