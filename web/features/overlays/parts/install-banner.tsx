import { Link } from 'react-router-dom';
import { useIsGuest } from '../../../account/react/use-is-guest';
import { askToInstall } from '../../../platform/install';
import { type SyncFacts, unsentCount, useSyncFacts } from '../../../sync/react/sync-facts';
import { useHere } from '../../../ui/came-from';
import { installBrowser, installOffer, installWords } from '../../../ui/install-words';
import { toast } from '../../../ui/toast-store';

import type { OverlayProps } from '../model/overlay-props';
import { OverlayBanner } from './overlay-banner';

/** 'Install the app' (spec section 4): by the browser's own question where it offers one, else by a hint. */
export function InstallBanner({ leaving, onPutAway }: OverlayProps) {
  const here = useHere();
  const facts = useSyncFacts();
  const browser = installBrowser(navigator.userAgent, navigator.maxTouchPoints);
  const unsynced = facts ? countUnsynced(facts) : 0;
  const isGuest = useIsGuest();
  const mustSync = (browser === 'ios' || browser === 'safari') && unsynced > 0;

  async function install(): Promise<void> {
    // At once, while the press counts: browsers show their question to nobody who did not ask.
    const asked = askToInstall();
    onPutAway();
    toast(installWords(await asked, browser));
  }

  return (
    <OverlayBanner
      icon={<img src="/icons/icon.svg" alt="" width={56} height={56} />}
      title="Install the app"
      description={installOffer(browser, unsynced, isGuest)}
      leaving={leaving}
      onPutAway={onPutAway}
      act={
        mustSync
          ? {
              asChild: true,
              children: (
                <Link to={isGuest ? '/register' : '/sync'} state={here}>
                  {isGuest ? 'Create account' : 'Open Sync'}
                </Link>
              ),
            }
          : { onClick: () => void install(), children: 'Install' }
      }
      later="Not now"
    />
  );
}

function countUnsynced(facts: SyncFacts): number {
  return unsentCount(facts) + facts.held;
}
