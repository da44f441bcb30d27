/** Runs in a worker of its own, so that the page never waits while Scripture is looked through. */
import { scriptureFilesHere } from '../../content/scripture/scripture-files';
import type { ToScriptureWorker } from './scripture-messages';
import { serveScripture } from './serve-scripture';

const receive = serveScripture(scriptureFilesHere, (answer) => self.postMessage(answer));
self.addEventListener('message', ({ data }: MessageEvent<ToScriptureWorker>) => receive(data));
