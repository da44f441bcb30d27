import { firstValue } from '../../../live/first-value';
import type { Media } from '../../../media/contract';

/** Which of these photos this device has no copy of. */
export async function photosNotHere(
  media: Pick<Media, 'liveOne'>,
  ids: Iterable<string>,
): Promise<string[]> {
  const elsewhere: string[] = [];
  for (const id of ids) if ((await firstValue(media.liveOne(id))) === null) elsewhere.push(id);
  return elsewhere;
}
