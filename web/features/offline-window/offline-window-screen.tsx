import type { KeptWindow, Morning } from '../../content/kept-window';
import { offlineWindow } from '../../content/offline-window/offline-window';
import { useKeptWindow } from '../../content/react/use-kept-window';
import { useLive } from '../../live/react/use-live';
import { online } from '../../platform/online';
import { savesData } from '../../platform/saves-data';
import { installIsStuck } from '../../platform/worker-install';
import { STUCK_WORDS } from '../../records/stuck-words';
import { Button } from '../../ui/button';
import { useCameFrom } from '../../ui/came-from';
import { formatDay } from '../../ui/format/days';
import { FocusScreen } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import { KeptFacts } from './kept-facts';
import { NarrationPart } from './narration-part';
import { type NarrationSaid, sayNarration } from './say-narration';
import { sayText } from './say-text';

/** Available offline: what can be read and heard without a network, until when, and the way to more of it. */
export function OfflineWindowScreen() {
  const kept = useKeptWindow();
  const status = useLive(offlineWindow.status) ?? offlineWindow.status.get();
  const isOnline = useLive(online) ?? true;
  const isStuck = useLive(installIsStuck);
  const said = kept ? sayNarration(status, kept, isOnline) : undefined;
  return (
    <FocusScreen
      title="Available offline"
      backTo={useCameFrom('/sync')}
      action={kept && said && <SaveAction phase={said.phase} mornings={kept.mornings} />}
    >
      <h1 className="max-w-[12em]">
        {kept?.isComplete ? 'Ninety days, ready offline' : 'Thirty days, ready offline'}
      </h1>
      {kept === undefined ? (
        <Skeleton className="mt-6" />
      ) : (
        <p role="status" className="mt-2.5 font-serif text-prose text-pretty text-ink-2">
          {isStuck ? STUCK_WORDS : sayText(kept, status.state, isOnline)}
        </p>
      )}
      {kept && said && <Kept kept={kept} said={said} />}
    </FocusScreen>
  );
}

function Kept({ kept, said }: { kept: KeptWindow; said: NarrationSaid }) {
  return (
    <>
      <Mornings kept={kept} />
      <NarrationPart said={said} sum={kept.narration} onCancel={offlineWindow.stopNarrating} />
      <KeptFacts kept={kept} savesData={savesData()} />
      <p className="note mt-4">
        {savesData() &&
          'Your browser is set to save data, so we download narration only when you ask for it. '}
        We remove narration from this device after thirty days, or sooner if space runs short. We
        never remove your entries.
      </p>
    </>
  );
}

/** The ruler, from today to as far as one can read; of a complete journey, its first mornings. */
function Mornings({ kept: { mornings, readyUntil, isComplete } }: { kept: KeptWindow }) {
  return (
    <div className="mt-8">
      <MorningsRuler mornings={mornings} />
      <p className="note numerals mt-2 flex justify-between gap-4">
        <span>{isComplete ? `Day ${mornings[0]?.day}` : `Day ${mornings[0]?.day}, today`}</span>
        {isComplete && <span>{`Day ${mornings.at(-1)?.day}`}</span>}
        {readyUntil && (
          <span>{`Day ${readyUntil.challengeDay}, ${formatDay(readyUntil.day)}`}</span>
        )}
      </p>
    </div>
  );
}

interface SaveActionProps {
  readonly phase: NarrationSaid['phase'];
  readonly mornings: KeptWindow['mornings'];
}

function SaveAction({ phase, mornings }: SaveActionProps) {
  if (phase === 'none' || phase === 'coming' || phase === 'done' || phase === 'waiting')
    return null;
  const save = () => offlineWindow.narrateThrough(mornings.at(-1)?.day ?? 0);
  const days = `${mornings.length} days`;
  return (
    <Button
      full
      pending={phase === 'saving'}
      pendingLabel={`Saving ${days}`}
      onClick={phase === 'stopped' ? offlineWindow.tryAgain : save}
    >
      {phase === 'stopped' ? 'Try again' : `Save ${days}`}
    </Button>
  );
}

const [WIDTH, EDGE, BASE] = [350, 5, 46];
const [TODAY_TOP, SEVENTH_TOP, ORDINARY_TOP] = [8, 20, 28];

/** The mornings to come as rays on the horizon, lit where everything of them is on this device. */
function MorningsRuler({ mornings }: { readonly mornings: readonly Morning[] }) {
  const step = (WIDTH - 2 * EDGE) / Math.max(1, mornings.length - 1);
  const whole = mornings.filter(({ isWhole }) => isWhole).length;
  return (
    <svg
      className="block w-full overflow-visible [stroke-linecap:round]"
      viewBox="0 0 350 50"
      role="img"
      aria-label={`Everything for ${whole} of ${mornings.length} days is on this device`}
    >
      {mornings.map(({ day, isWhole }, ahead) => (
        <path
          key={day}
          className={isWhole ? 'stroke-gold' : 'stroke-ray-off'}
          d={`M${(EDGE + ahead * step).toFixed(1)} ${BASE}V${topOf(day, ahead)}`}
          strokeWidth={ahead === 0 ? 4 : 3}
        />
      ))}
      <path className="stroke-gold stroke-horizon" d="M-20 48.5H370" />
    </svg>
  );
}

function topOf(day: number, ahead: number): number {
  if (ahead === 0) return TODAY_TOP;
  return day % 7 === 0 ? SEVENTH_TOP : ORDINARY_TOP;
}
