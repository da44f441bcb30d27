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
import { ForgotPin } from './forgot-pin';
import { SignOutLocked } from './sign-out-locked';
import { useWait } from './use-wait';
import '../../ui/styles/late/lock.css';

type Bytes = Uint8Array<ArrayBuffer>;

interface Props {
  readonly session: Session;
  readonly lock: AppLock;
  readonly row: LockRow;
  /** The data key is there: opens what was asked for. */
  readonly onOpen: (dataKey: Bytes) => Promise<void>;
}

type View = 'pin' | 'forgot' | 'sign-out';

/** What stands before everything of a person whose app lock is on. It holds no word of theirs, not even their name. */
export function LockScreen(props: Props) {
  const [view, setView] = useState<View>('pin');
  const back = () => setView('pin');
  return (
    <main id="main" tabIndex={-1} className="lock-screen">
      <div className="grid w-full content-center justify-items-center gap-6">
        <Brand />
        {view === 'pin' && <Unlock {...props} />}
        {view === 'forgot' && <ForgotPin {...props} onBack={back} />}
        {view === 'sign-out' && <SignOutLocked {...props} onBack={back} />}
      </div>
      {view === 'pin' && (
        <div className="flex flex-wrap justify-center gap-x-6">
          <Button variant="text" onClick={() => setView('forgot')}>
            Forgot your PIN?
          </Button>
          {hasAccount(props.session.userId) && (
            <Button variant="text" onClick={() => setView('sign-out')}>
              Sign out
            </Button>
          )}
        </div>
      )}
    </main>
  );
}

function Unlock({ session, lock, row, onOpen }: Props) {
  const { phase, problem, isWaiting, tryPin, tryPasskey } = useUnlock({
    session,
    lock,
    row,
    onOpen,
  });
  return (
    <div className="grid w-full gap-6">
      <h1 className="text-center text-h2">
        {phase === 'opening' ? 'Opening your day' : 'Enter your PIN'}
      </h1>
      <PinPad
        label="PIN, six digits"
        problem={problem}
        busy={phase !== 'idle'}
        disabled={isWaiting}
        onPin={tryPin}
        corner={row.passkey && <PasskeyKey disabled={phase !== 'idle'} onPress={tryPasskey} />}
      />
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

function useUnlock({ session, lock, row, onOpen }: Props) {
  const [phase, setPhase] = useState<Phase>('idle');
  const [problem, setProblem] = useState<string>();
  const [clear] = useState(() => () => setProblem(undefined));
  const wait = useWait(lock, session.userId, row.waitMs, clear);
  const settle = async (tried: Promise<Tried | undefined>, otherwise: string) => {
    setPhase('checking');
    setProblem(undefined);
    const came = await tried;
    if (came?.kind === 'open') {
      setPhase('opening');
      await onOpen(came.dataKey);
      return;
    }
    setPhase('idle');
    if (came) wait.start(came.waitMs);
    setProblem(came?.kind === 'wait' ? undefined : otherwise);
  };
  const isWaiting = wait.leftMs > 0;
  useEffect(() => {
    if (phase === 'idle') preparePinWorker();
  }, [phase]);
  return {
    phase,
    isWaiting,
    problem: isWaiting ? waitWords(wait.leftMs) : problem,
    tryPin: (pin: string) => void settle(lock.tryPin(pin), 'That PIN isn’t right. Try again.'),
    tryPasskey: () =>
      void settle(lock.tryPasskey(), 'Your passkey didn’t open the app. Enter your PIN.'),
  };
}

const MINUTE_S = 60;

function waitWords(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1_000);
  const left =
    seconds < MINUTE_S
      ? `${seconds} s`
      : `${Math.floor(seconds / MINUTE_S)} min ${seconds % MINUTE_S} s`;
  return `Too many wrong PINs. You can try again in ${left}. Keep this screen open.`;
}
