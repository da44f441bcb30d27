import type { SHARE_LEADS_TO } from '../../shared/api/share-target';
import { isFromElsewhere } from './is-from-elsewhere';
import { sharedWords } from './shared-words';

type Outcome = keyof typeof SHARE_LEADS_TO;

/** Takes the words of a form that was shared, unless another site's page says that it posted it. Never rejects. */
export async function takeSharedWords(
  request: Pick<Request, 'referrer' | 'formData'>,
  keep: (words: string) => Promise<Outcome>,
): Promise<Outcome> {
  if (isFromElsewhere(request.referrer)) return 'failed';
  try {
    const words = sharedWords(await request.formData());
    return words === '' ? 'kept' : await keep(words);
  } catch {
    // The other app has the words still, and the page says so.
    return 'failed';
  }
}
