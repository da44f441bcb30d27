/** Runs in a worker of its own, so that writing never waits for a picture. */
import type { FromPhotoWorker, ToPhotoWorker } from './photo-messages';
import { preparePicture } from './prepare-picture';

self.addEventListener('message', async ({ data }: MessageEvent<ToPhotoWorker>) => {
  const { turn, file } = data;
  const prepared = await preparePicture(file).catch(() => undefined);
  const answer: FromPhotoWorker = { turn, ...(prepared && { prepared }) };
  self.postMessage(answer);
});
