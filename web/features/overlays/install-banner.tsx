import { Link } from 'react-router-dom';
import { useHere } from '../../live/came-from';
import { type SyncFacts, useSyncFacts } from '../../live/sync-facts';
import { askToInstall } from '../../platform/install';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { toast } from '../../ui/toast-store';
import { installBrowser, installOffer, installWords } from './install-words';
import type { OverlayProps } from './overlay-props';

/** 'Install the app' (spec section 4): by the browser's own question where it offers one, else by a hint. */
export function InstallBanner({ leaving, onPutAway }: OverlayProps) {
  const here = useHere();
  const facts = useSyncFacts();
  const browser = installBrowser(navigator.userAgent, navigator.maxTouchPoints);
  const unsynced = facts ? countUnsynced(facts) : 0;
  const mustSync = (browser === 'ios' || browser === 'safari') && unsynced > 0;

  async function install(): Promise<void> {
    // At once, while the press counts: browsers show their question to nobody who did not ask.
    const asked = askToInstall();
    onPutAway();
    toast(installWords(await asked, browser));
  }

  return (
    <Banner
      icon={<img src="/icons/icon.svg" alt="" width={56} height={56} />}
      title="Install the app"
      description={installOffer(browser, unsynced)}
      onClose={() => onPutAway()}
      className={leaving ? 'overlay-leaving' : undefined}
    >
      <div className="mt-4 flex gap-2.5">
        {mustSync ? (
          <Button size="sm" className="min-h-12 flex-1" asChild>
            <Link to="/sync" state={here}>
              See what waits
            </Link>
          </Button>
        ) : (
          <Button size="sm" className="min-h-12 flex-1" onClick={() => void install()}>
            Install
          </Button>
        )}
        <Button
          size="sm"
          variant="secondary"
          className="min-h-12 flex-1"
          onClick={() => onPutAway()}
        >
          Not now
        </Button>
      </div>
    </Banner>
  );
}

function countUnsynced({ waiting, recordings, messages = 0, held }: SyncFacts): number {
  return waiting + recordings + messages + held;
}
