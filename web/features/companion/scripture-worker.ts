/** Runs in a worker of its own, so that the page never waits while Scripture is looked through. */
import { scriptureFilesHere } from '../../content/scripture/scripture-files';
import type { ToScriptureWorker } from './model/scripture-messages';
import { serveScripture } from './model/serve-scripture';

const receive = serveScripture(scriptureFilesHere, (answer) => self.postMessage(answer));
self.addEventListener('message', ({ data }: MessageEvent<ToScriptureWorker>) => receive(data));
