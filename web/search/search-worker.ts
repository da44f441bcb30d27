/** Runs in a worker of its own, so that typing never waits for the index. */
import type { FromSearchWorker, ToSearchWorker } from './messages';
import { serveSearch } from './serve-search';

const receive = serveSearch(
  (answer: FromSearchWorker) => self.postMessage(answer),
  () => performance.now(),
);
self.addEventListener('message', ({ data }: MessageEvent<ToSearchWorker>) => receive(data));
