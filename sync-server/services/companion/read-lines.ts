import { ModelFailed } from '../../companion/larger-model';

/** Far above the longest line that could be shown. */
const MAX_LINE_CHARACTERS = 8_000;

/**
 * Yields whole lines of text that comes in pieces. The last line needs no line break, but is yielded only at the end: of an
 * answer that breaks off, no unfinished line is shown.
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
