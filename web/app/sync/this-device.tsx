import { Check } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useKeptWindow } from '../../content/react/use-kept-window';
import { useLive } from '../../live/react/use-live';
import { runsAsApp } from '../../platform/install';
import { askToPersist, estimateSpace, isPersisted, type Persistence } from '../../platform/storage';
import { installIsStuck } from '../../platform/worker-install';
import { STUCK_WORDS } from '../../records/stuck-words';
import type { SyncFacts } from '../../sync/react/sync-facts';
import { Button } from '../../ui/button';
import { useHere } from '../../ui/came-from';
import { Fact, Facts } from '../../ui/facts';
import { formatDay } from '../../ui/format/days';
import { formatBytes } from '../../ui/format/sizes';
import { formatRecentTime } from '../../ui/format/times';
import { installBrowser, SEVEN_DAYS } from '../../ui/install-words';
import { ItemState } from '../../ui/item-state';
import { Part } from '../../ui/screen';
import { useNow } from '../../ui/use-now';
import { useOpened } from '../signed-in/opened-context';
import { DeviceName } from './device-name';

const MINUTE_MS = 60_000;

/** What this device is called, when it last synced, and what it holds and promises. */
export function ThisDevice({ facts }: { facts: SyncFacts }) {
  const { lastSyncedAt } = facts;
  const isGuest = facts.activity === 'guest';
  const { device } = useOpened();
  const now = useNow(MINUTE_MS);
  const { space, kept, lookAgain } = useDeviceStorage();
  const isStuck = useLive(installIsStuck);
  return (
    <Part title="This device">
      <Facts className="numerals -mt-3 border-rule border-b">
        <Fact label="Name">
          <DeviceName device={device} />
        </Fact>
        {!isGuest && (
          <Fact label="Last sync">
            {lastSyncedAt === null ? 'Not yet' : formatRecentTime(lastSyncedAt, now)}
          </Fact>
        )}
        {space !== undefined && <Fact label="Space used">{space}</Fact>}
        {kept !== undefined && (
          <Fact label="Protected from cleanup">
            {kept ? (
              <ItemState tone="ok" icon={<Check size={16} aria-hidden />}>
                Yes
              </ItemState>
            ) : (
              'No'
            )}
          </Fact>
        )}
        <Fact label="Ready offline until">{isStuck ? 'Not ready' : <ReadyUntil />}</Fact>
      </Facts>
      {isStuck && (
        <p role="status" className="note mt-2">
          {STUCK_WORDS}
        </p>
      )}
      {kept !== true && <ClearedOnIos isGuest={isGuest} />}
      {kept === false && <AskToKeep isGuest={isGuest} onAsked={lookAgain} />}
    </Part>
  );
}

/** The last day one can read without a network, and the way to what is kept for it. */
function ReadyUntil() {
  const kept = useKeptWindow();
  const here = useHere();
  if (kept === undefined) return null;
  const until = kept?.readyUntil;
  return (
    <Link to="/offline" state={here} className="text-link">
      {until ? formatDay(until.day) : 'Not yet'}
    </Link>
  );
}

/** Not in the installed app, which is left alone. */
function ClearedOnIos({ isGuest }: { isGuest: boolean }) {
  const browser = installBrowser(navigator.userAgent, navigator.maxTouchPoints);
  if (browser !== 'ios' || runsAsApp()) return null;
  const back = isGuest ? '' : ' Synced entries come back when you sign in again.';
  return <p className="note mt-2">{SEVEN_DAYS + back}</p>;
}

/** Asks the browser not to clear this site when space runs low (F5). Firefox asks the person, who may take their time. */
function AskToKeep({ isGuest, onAsked }: { isGuest: boolean; onAsked: () => void }) {
  const [answer, setAnswer] = useState<Persistence | 'asking'>();
  const ask = async () => {
    setAnswer('asking');
    setAnswer(await askToPersist());
    onAsked();
  };
  return (
    <div className="mt-1" role="status">
      <Button
        variant="text"
        size="sm"
        className="px-0"
        pending={answer === 'asking'}
        pendingLabel="Asking the browser"
        onClick={() => void ask()}
      >
        Ask the browser to protect it
      </Button>
      {answer === 'asking' && (
        <p className="note">If the browser shows a question, answer it there.</p>
      )}
      {(answer === 'denied' || answer === 'unsupported') && (
        <p className="note">
          Your browser hasn’t agreed yet. Installing the app usually helps.{' '}
          {isGuest
            ? 'With an account, your entries are on our server too.'
            : 'Synced entries are safe either way.'}
        </p>
      )}
    </div>
  );
}

interface DeviceStorage {
  /** `48 MB of 2.1 GB` */
  readonly space?: string;
  /** Whether the browser has promised not to clear it. */
  readonly kept?: boolean;
}

/** What this device says of its storage; parts it won't tell are left out. */
function useDeviceStorage(): DeviceStorage & { readonly lookAgain: () => void } {
  const [storage, setStorage] = useState<DeviceStorage>({});
  const lookAgain = useCallback(() => {
    void Promise.all([estimateSpace(), isPersisted()]).then(([space, kept]) => {
      setStorage({
        ...(space && {
          space: `${formatBytes(space.usedBytes)} of ${formatBytes(space.quotaBytes)}`,
        }),
        ...(kept !== null && { kept }),
      });
    });
  }, []);
  useEffect(lookAgain, [lookAgain]);
  return { ...storage, lookAgain };
}
