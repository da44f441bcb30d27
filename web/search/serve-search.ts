import type { FromSearchWorker, ToSearchWorker } from './messages';
import { SearchIndex } from './search-index';

type Asked = Extract<ToSearchWorker, { type: 'search' }>;

/** How long a search goes on before it looks whether something newer was asked. */
const BREATH_MS = 12;

/**
 * The worker's part: an index, and what to do with each message.
 * @param now milliseconds of a clock that only goes forward
 */
export function serveSearch(
  post: (answer: FromSearchWorker) => void,
  now: () => number,
): (message: ToSearchWorker) => void {
  const index = new SearchIndex();
  let latest = 0;

  async function search({ turn, typed, limit, filter }: Asked): Promise<void> {
    const steps = index.search(typed, limit, filter);
    let breathedAt = now();
    let step = steps.next();
    while (!step.done) {
      if (now() - breathedAt > BREATH_MS) {
        await new Promise((resolve) => setTimeout(resolve));
        if (turn !== latest) return;
        breathedAt = now();
      }
      step = steps.next();
    }
    post({ type: 'found', turn, found: step.value });
  }

  return (message) => {
    if (message.type === 'change') {
      for (const id of message.remove) index.remove(id);
      index.put(message.put);
      post({ type: 'changed', size: index.size });
    } else {
      latest = message.turn;
      void search(message);
    }
  };
}
