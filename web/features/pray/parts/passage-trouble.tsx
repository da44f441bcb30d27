import { sayReference } from '../../../../shared/content/say-reference';
import { TRANSLATION } from '../../../../shared/content/translation';
import { useLive } from '../../../live/react/use-live';
import { online } from '../../../platform/online';
import type { AskedPassage } from '../model/use-asked-passage';

/** What became of the passage that was asked for, where it can't be prayed. */
export function PassageTrouble({ read }: { readonly read: AskedPassage }) {
  const isOnline = useLive(online) ?? true;
  return (
    <div role="status" className="mt-5 text-ink-2 empty:hidden">
      {read?.is === 'loading' && <p>{`Opening ${sayReference(read.passage)}`}</p>}
      {read?.is === 'missing' && (
        <p>{`The ${TRANSLATION.name} has no ${sayReference(read.passage)}. Choose another passage.`}</p>
      )}
      {read?.is === 'unreachable' && (
        <p>
          {isOnline
            ? `We couldn’t load ${sayReference(read.passage)}. Try again in a moment, or choose one below.`
            : `You’re offline, and ${sayReference(read.passage)} isn’t downloaded. All themes and the psalms listed below are on this device.`}
        </p>
      )}
    </div>
  );
}
