import { Info } from 'lucide-react';
import { useState } from 'react';
import type { WrittenPage } from '../../../records/react/reflecting';
import { AI_WARNING } from '../model/companion-words';
import { ChoiceView } from './choice-view';
import '../../../ui/styles/late/companion.css';
import { CareView } from '../../../content/care/care-view';
import { ScripturePart } from '../../../content/react/scripture-part';
import { Button } from '../../../ui/button';
import { Skeleton } from '../../../ui/skeleton';
import type { CompanionReply, CompanionState } from '../model/companion-run';
import { usePicks } from '../model/picks';
import { sayState } from '../model/say-state';
import { useChoice } from '../model/use-choice';
import { useCompanion } from '../model/use-companion';
import { Excerpt } from './excerpt';
import { FlagDialog } from './flag-dialog';
import { PanelAction } from './panel-action';
import { ReplyView } from './reply-view';
import { SidePanel } from './side-panel';

const REACH = 'Reach someone now';

interface CompanionPanelProps {
  readonly page: WrittenPage;
  /** Saves a quotation into the page, and closes. */
  readonly onSave: (quotation: string) => void;
  readonly onClose: () => void;
}

/** That there is nothing to read in, and no way to get it. */
function sayOff({ device, isOnline }: Pick<ReturnType<typeof useChoice>, 'device' | 'isOnline'>) {
  return isOnline
    ? null
    : `The Bible hasn’t been downloaded to this ${device}, and you’re offline. What you wrote is safe. Try again when you’re online.`;
}

/** Reflect with Scripture: first where to read the page, then what was found. */
export function CompanionPanel({ page, onSave, onClose }: CompanionPanelProps) {
  const companion = useCompanion(page);
  const { state, ask, chooseAnew } = companion;
  const choice = useChoice(page, companion);
  const picking = usePicks(state.at === 'told' ? state.told.answer : undefined);
  const [writesHere] = useState(page.text.trim() === '');
  const [flagged, setFlagged] = useState<CompanionReply['answer']>();
  const [reaches, setReaches] = useState(false);
  const isCare = state.at === 'told' && state.told.answer.kind === 'danger';
  const isFull = fillsScreen(state);
  const reach = () => {
    void companion.savePage();
    setReaches(true);
  };
  if (reaches) {
    return (
      <SidePanel
        title={REACH}
        hour={page.hour}
        view={REACH}
        full
        onBack={() => setReaches(false)}
        onClose={onClose}
      >
        <CareView
          danger="self-harm"
          device={choice.device}
          isSaved={companion.isSaved}
          wasSent={state.at === 'told' && state.told.way === 'model'}
          onClose={onClose}
        />
      </SidePanel>
    );
  }
  return (
    <SidePanel
      title={isCare ? REACH : 'Reflect with Scripture'}
      hour={page.hour}
      view={viewOf(state)}
      full={isFull}
      onBack={isFull ? (isCare ? onClose : chooseAnew) : undefined}
      onClose={onClose}
      action={
        <PanelAction
          state={state}
          noun={page.noun}
          choice={choice}
          picks={picking?.picks}
          onAsk={ask}
          onChooseAnew={chooseAnew}
          onSave={onSave}
          onClose={onClose}
        />
      }
    >
      <p role="status" className="sr-only">
        {sayState(state)}
      </p>
      {state.at === 'choosing' && (
        <>
          <ChoiceView page={page} writesHere={writesHere} {...choice} onChoose={choice.choose} />
          <div className="mt-3">
            <ScripturePart {...choice} off={sayOff(choice)} />
          </div>
        </>
      )}
      {state.at === 'reading' && <ReadingView text={state.text} />}
      {state.at === 'failed' && <FailedView {...state} />}
      {state.at === 'told' && picking && (
        <ReplyView
          told={state.told}
          noun={page.noun}
          picking={picking}
          device={choice.device}
          isSaved={companion.isSaved}
          onAsk={(text) => void ask(text, 'here')}
          onFlag={() => setFlagged(state.told.answer)}
          onClose={onClose}
        />
      )}
      {!isCare && (
        <>
          <AiWarning />
          <ReachSomeone onReach={reach} />
        </>
      )}
      {flagged && (
        <FlagDialog
          answer={flagged}
          hour={page.hour}
          noun={page.noun}
          onClose={() => setFlagged(undefined)}
        />
      )}
    </SidePanel>
  );
}

function viewOf(state: CompanionState): string {
  return state.at === 'told' ? `${state.told.answer.kind} ${state.told.text}` : state.at;
}

/** What is to be read fills a phone's screen. */
function fillsScreen(state: CompanionState): boolean {
  if (state.at !== 'told') return false;
  const { kind } = state.told.answer;
  return kind === 'passages' || kind === 'viewpoints' || kind === 'danger';
}

/** Stands in every view of the companion. */
function AiWarning() {
  return (
    <p className="mt-4 flex gap-2 text-note leading-running text-ink-3">
      <Info size={16} strokeWidth={1.6} aria-hidden className="mt-[0.1rem]" />
      <span>{AI_WARNING}</span>
    </p>
  );
}

interface FailedViewProps {
  readonly text: string;
  /** Why the larger model did not answer, where it was asked. */
  readonly trouble?: string | undefined;
}

/** Neither the larger model nor this device could read the page. */
function FailedView({ text, trouble }: FailedViewProps) {
  return (
    <>
      <Excerpt text={text} />
      <p className="mt-5 text-ink-2">
        {trouble ?? 'We couldn’t read Scripture on this device.'} What you wrote is safe.
      </p>
    </>
  );
}

/** Stands below whatever the companion says: no rule hears every way in which somebody says that they are in danger. */
function ReachSomeone({ onReach }: { readonly onReach: () => void }) {
  return (
    <p className="mt-3 text-(length:--type-note) text-ink-2">
      Not safe, or at the end of your strength?{' '}
      <Button variant="text" size="sm" className="px-0" onClick={onReach}>
        Reach someone now
      </Button>
    </p>
  );
}

/** While Scripture is looked through. */
function ReadingView({ text }: { readonly text: string }) {
  return (
    <>
      <Excerpt text={text} />
      <p className="mt-5 text-ink-2">Looking through Scripture.</p>
      <Skeleton className="mt-4" />
    </>
  );
}
