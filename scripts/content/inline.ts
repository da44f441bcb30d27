import type { Run } from '../../shared/content/pack';

/** A paragraph's runs: words between asterisks are italic, everything else is taken as it stands. */
export function readRuns(paragraph: string): Run[] {
  return paragraph
    .split('*')
    .map((text, index) => ({ text, italic: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
