/** Runs in a worker of its own, so that the page answers while a book is set and drawn. */
import { createForeignText } from '../draw/foreign-text';
import { loadFonts } from './load-fonts';
import type { FromBookWorker, ToBookWorker } from './messages';
import { serveBook } from './serve-book';

const receive = serveBook((answer: FromBookWorker) => self.postMessage(answer), {
  loadFonts,
  createForeignText,
});
self.addEventListener('message', ({ data }: MessageEvent<ToBookWorker>) => receive(data));
