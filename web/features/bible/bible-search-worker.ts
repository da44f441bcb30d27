/** Runs in a worker of its own, so that typing never waits while the Bible is looked through. */
import { bookNames, scriptureFilesHere } from '../../content/scripture/scripture-files';
import type { FromBibleWorker, ToBibleWorker } from './model/bible-search-messages';
import { serveBibleSearch } from './model/serve-bible-search';

const receive = serveBibleSearch({
  bookNames,
  openFiles: scriptureFilesHere,
  post: (answer: FromBibleWorker) => self.postMessage(answer),
  now: () => performance.now(),
});
self.addEventListener('message', ({ data }: MessageEvent<ToBibleWorker>) => receive(data));
