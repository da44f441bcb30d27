import { format, parseISO } from 'date-fns';
import type { KeptWindow } from '../../content/kept-window';
import { offlineWindow } from '../../content/offline-window/offline-window';
import { useKeptWindow } from '../../content/react/use-kept-window';
import { useLive } from '../../live/react/use-live';
import { online } from '../../platform/online';
import { savesData } from '../../platform/saves-data';
import { installIsStuck } from '../../platform/worker-install';
import { STUCK_WORDS } from '../../records/stuck-words';
import { Button } from '../../ui/button';
import { useCameFrom } from '../../ui/came-from';
import { FocusScreen } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import { KeptFacts } from './kept-facts';
import { MorningsRuler } from './mornings-ruler';
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
        <p role="status" className="mt-2.5 text-pretty font-serif text-[1.1875rem] text-ink-2">
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
          <span>
            {`Day ${readyUntil.challengeDay}, ${format(parseISO(readyUntil.day), 'MMMM d')}`}
          </span>
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
