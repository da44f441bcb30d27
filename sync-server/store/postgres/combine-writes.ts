import type { Duplex } from 'node:stream';

/**
 * Sends what is written within one turn of the event loop as one piece. The driver corks its stream for each statement;
 * statements that are sent together would otherwise cost a call to the system each.
 */
export function combineWrites(stream: Duplex): void {
  const cork = stream.cork.bind(stream);
  const uncork = stream.uncork.bind(stream);
  let isCorked = false;
  stream.cork = () => {
    if (isCorked) return;
    isCorked = true;
    cork();
    process.nextTick(() => {
      isCorked = false;
      uncork();
    });
  };
  stream.uncork = () => undefined;
}
