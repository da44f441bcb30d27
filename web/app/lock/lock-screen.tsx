import { Fingerprint } from 'lucide-react';
import { useEffect, useState } from 'react';
import { hasAccount } from '../../account/has-account';
import type { AppLock, Tried } from '../../person/lock/app-lock';
import { preparePinWorker } from '../../person/lock/worker/start-pin-worker';
import type { Session } from '../../platform/session';
import type { LockRow } from '../../records/storage/device-database';
import { Button } from '../../ui/button';
import { Brand } from '../../ui/mark';
import { PinPad } from '../../ui/pin-pad';
import { LazyMount } from '../lazy-mount';
import { loadStillOpening } from '../opening-screen';
import type { Behind, Closed } from './behind-lock';
import { useWait } from './use-wait';
import '../../ui/styles/late/lock.css';

type Bytes = Uint8Array<ArrayBuffer>;

interface Props {
  readonly session: Session;
  /** The lock, once it is read. */
  readonly closed: Closed | undefined;
  readonly look: () => Promise<Behind>;
  /** Shows what comes of a try. */
  readonly show: (coming: Promise<Behind>) => Promise<void>;
}

const OPENING = 'Opening your day';

type View = 'pin' | 'forgot' | 'sign-out';

/** What stands before everything of a person whose app lock is on. It holds no word of theirs, not even their name. */
export function LockScreen(props: Props) {
  const { session, closed } = props;
  const [asked, setView] = useState<View>('pin');
  // What is asked for before the lock is read comes once it is.
  const view = closed ? asked : 'pin';
  // Here, because a wait passes and a PIN is checked whatever of the screen is shown.
  const unlocking = useUnlock(props);
  const back = () => setView('pin');
  return (
    <main id="main" tabIndex={-1} className="lock-screen">
      <div className="grid w-full content-center justify-items-center gap-6">
        <Brand />
        {view === 'pin' && <Unlock {...unlocking} passkey={closed?.row.passkey} />}
        {/* Here before its words are: only then they are spoken. */}
        <p role="status" className="sr-only">
          {unlocking.phase === 'opening' && OPENING}
        </p>
        {view === 'forgot' && closed && (
          <closed.ForgotPin
            session={session}
            lock={closed.lock}
            onOpen={(dataKey) => unlocking.openWith(closed, dataKey)}
            onBack={back}
          />
        )}
        {view === 'sign-out' && closed && (
          <closed.SignOutLocked session={session} lock={closed.lock} onBack={back} />
        )}
      </div>
      {view === 'pin' && (
        <div className="flex flex-wrap justify-center gap-x-6">
          <Button variant="text" onClick={() => setView('forgot')}>
            Forgot your PIN?
          </Button>
          {hasAccount(session.userId) && (
            <Button variant="text" onClick={() => setView('sign-out')}>
              Sign out
            </Button>
          )}
        </div>
      )}
    </main>
  );
}

type UnlockProps = Omit<ReturnType<typeof useUnlock>, 'openWith'> & {
  readonly passkey: LockRow['passkey'];
};

function Unlock({ phase, problem, isWaiting, tryPin, tryPasskey, passkey }: UnlockProps) {
  const isIdle = phase === 'idle';
  return (
    <div className="grid w-full gap-6">
      <h1 className="text-center">{phase === 'opening' ? OPENING : 'Enter your PIN'}</h1>
      <PinPad
        label="PIN, six digits"
        problem={problem}
        busy={!isIdle}
        disabled={isWaiting}
        onPin={tryPin}
        corner={passkey && <PasskeyKey disabled={!isIdle} onPress={tryPasskey} />}
      />
      {phase === 'opening' && <LazyMount load={loadStillOpening} />}
    </div>
  );
}

function PasskeyKey(props: { readonly disabled: boolean; readonly onPress: () => void }) {
  return (
    <button
      type="button"
      className="pin-key pin-key-plain"
      aria-label="Use your passkey"
      disabled={props.disabled}
      onClick={props.onPress}
    >
      <Fingerprint size={28} strokeWidth={1.6} aria-hidden />
    </button>
  );
}

/**
 *   idle ──six digits, passkey──▶ checking ──right──▶ opening ──▶ (the app)
 *    ▲                              │
 *    └──wrong, after a wait─────────┘
 */
type Phase = 'idle' | 'checking' | 'opening';

function useUnlock({ session, closed, look, show }: Props) {
  const [phase, setPhase] = useState<Phase>('idle');
  const [problem, setProblem] = useState<string>();
  const [clear] = useState(() => () => setProblem(undefined));
  const wait = useWait(session.userId, closed, clear);
  const openWith = async (behind: Closed, dataKey: Bytes) => {
    setPhase('opening');
    await show(behind.openWith(dataKey));
  };
  const settle = async (
    attempt: (lock: AppLock) => Promise<Tried | undefined>,
    otherwise: string,
  ) => {
    setPhase('checking');
    setProblem(undefined);
    const behind = closed ?? (await look().catch(() => undefined));
    // What else was found is shown already.
    if (!behind || !('lock' in behind)) return;
    let came: Tried | undefined;
    try {
      came = await attempt(behind.lock);
    } catch (error) {
      return show(behind.afterFailure(error));
    }
    if (came?.kind === 'open') return openWith(behind, came.dataKey);
    setPhase('idle');
    if (came) wait.start(came.waitMs);
    setProblem(came?.kind === 'wait' ? undefined : otherwise);
  };
  const isWaiting = wait.leftMs > 0;
  useEffect(() => {
    if (closed && phase === 'idle') preparePinWorker();
  }, [closed, phase]);
  return {
    phase,
    isWaiting,
    openWith,
    problem: isWaiting ? <Wait leftMs={wait.leftMs} /> : problem,
    tryPin: (pin: string) =>
      void settle((lock) => lock.tryPin(pin), 'That PIN isn’t right. Try again.'),
    tryPasskey: () =>
      void settle((lock) => lock.tryPasskey(), 'Your passkey didn’t open the app. Enter your PIN.'),
  };
}

const MINUTE_S = 60;

/** How long to wait, to the second; screen readers, which speak whatever changes, hear it by the minute. */
function Wait({ leftMs }: { readonly leftMs: number }) {
  const seconds = Math.ceil(leftMs / 1_000);
  const minutes = Math.floor(seconds / MINUTE_S);
  const exactly = minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % MINUTE_S} s`;
  const about = minutes === 0 ? 'less than a minute' : `less than ${minutes + 1} minutes`;
  return (
    <>
      Too many wrong PINs. You can try again in <span aria-hidden="true">{exactly}</span>
      <span className="sr-only">{about}</span>. Keep this screen open.
    </>
  );
}
