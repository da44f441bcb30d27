import { ModelFailed } from '../../companion/larger-model';

/** The longest line of which anything could be shown, with room to spare. */
const MAX_LINE_CHARACTERS = 8_000;

/**
 * Whole lines of what comes in pieces. The last needs no line break behind it, but is given only once everything has come: of
 * an answer that breaks off nothing is told that was not finished.
 */
export async function* readLines(pieces: AsyncIterable<string>): AsyncGenerator<string, void> {
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > MAX_LINE_CHARACTERS) throw new ModelFailed('too-long');
    yield* lines;
  }
  yield rest;
}
