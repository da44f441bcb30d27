import { useLate } from '../../live/use-late';
import type { ShareDialog } from './share-dialog';

const load = async () => (await import('./share-dialog')).ShareDialog;

/** The share dialog, which the first screen does not wait for: from then on it opens at once. Undefined before. */
export function useShareDialog(): typeof ShareDialog | undefined {
  return useLate(load);
}
