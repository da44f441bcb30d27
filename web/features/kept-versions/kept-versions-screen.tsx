import { Link, useParams } from 'react-router-dom';
import { asText } from '../../../shared/domain/merge/canonical';
import type { RecordKind } from '../../../shared/records/kind';
import { findKind } from '../../../shared/records/registry';
import { versionsInWords } from '../../records/kept-versions-of-record';
import { fieldName, kindWords } from '../../records/kind-words';
import type { KindWords } from '../../records/kinds/kind-words';
import { Button } from '../../ui/button';
import { useCameFrom } from '../../ui/came-from';
import { formatWeekday } from '../../ui/format/days';
import { FocusScreen } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import { KeptPair } from './kept-pair';
import { useKeptVersions } from './queries';
import { type Choice, choicesFor, type Kept, type Resolution } from './resolve-conflict';
import { SettledLine } from './settled-line';
import { useSettling } from './use-settling';
import { VersionCard } from './version-card';

/** Tellings of one page: what stands in a record, and what was kept beside it. */
export function KeptVersionsScreen() {
  const { kind = '', id = '' } = useParams();
  const known = findKind(kind);
  const words = kindWords(kind);
  if (known) return <KeptVersionsOf key={id} kind={known} id={id} words={words} />;
  return (
    <FocusScreen title={words.title} backTo="/home">
      <NothingKept backTo="/home" />
    </FocusScreen>
  );
}

interface KeptVersionsOfProps {
  readonly kind: RecordKind;
  readonly id: string;
  readonly words: KindWords;
}

function KeptVersionsOf({ kind, id, words }: KeptVersionsOfProps) {
  const found = useKeptVersions(kind, id);
  const { settled, decide, undo } = useSettling();
  const backTo = useCameFrom((found && words.place?.(found.record)) ?? '/home');
  const hidden = new Set(settled.map(({ keptInstead }) => keptInstead));
  const open = found?.kept.filter(({ version }) => !hidden.has(version.hash)) ?? [];
  const [first] = open;
  const choicesOf = (kept: Kept) => (
    <KeptChoices
      kept={kept}
      only={open.length === 1}
      onChoose={(choice) => void decide(kept, choice)}
    />
  );
  const isDone = found && !first && settled.length > 0;
  const action = isDone ? <DoneLink to={backTo} /> : first && open.length === 1 && choicesOf(first);

  return (
    <FocusScreen
      hour={words.hour}
      title={words.title}
      backTo={backTo}
      className="lg:[&_.screen-main]:max-w-256"
      action={action}
    >
      {found === undefined && <Skeleton />}
      {(found === null || (found && !first && settled.length === 0)) && (
        <NothingKept backTo={backTo} />
      )}
      {found && (first || settled.length > 0) && <h1>{titleOf(open, found.record.day)}</h1>}
      {first && (
        <p className="lead mt-2">
          You changed this on two devices before they synced. Nothing is lost.
        </p>
      )}
      <div role="status">
        {settled.map((settlement) => (
          <SettledLine
            key={settlement.kept.version.hash}
            settlement={settlement}
            onUndo={() => void undo(settlement)}
          />
        ))}
      </div>
      {open.map((kept) => (
        <KeptPair
          key={kept.version.hash}
          kept={kept}
          named={open.length > 1 || kind.name !== 'journal-entry'}
        >
          {open.length > 1 && (
            <div className="mt-4 grid gap-2.5 md:flex md:justify-end">{choicesOf(kept)}</div>
          )}
        </KeptPair>
      ))}
      {first && (
        <p className="note mt-4">
          The marked words are different in each version. Your export includes both.
        </p>
      )}
      {isDone && <AsItStands record={found.record} settled={settled} words={words} />}
    </FocusScreen>
  );
}

function DoneLink({ to }: { to: string }) {
  return (
    <Button asChild>
      <Link to={to}>Done</Link>
    </Button>
  );
}

interface AsItStandsProps {
  readonly record: Kept['record'];
  readonly settled: readonly Resolution[];
  readonly words: KindWords;
}

/** What came of the decisions. */
function AsItStands({ record, settled, words }: AsItStandsProps) {
  const fields = [...new Set(settled.map(({ kept }) => kept.version.field))];
  return fields.map((field) => (
    <div key={field} className="mt-4">
      <h2 className="sr-only">{fieldName(words, field)}</h2>
      <VersionCard
        name={words.inside}
        value={asText(record.body[field] ?? '')}
        changedAt={record.updatedAt}
        current
      />
    </div>
  ));
}

function titleOf(open: readonly Kept[], day: string): string {
  const weekday = formatWeekday(day);
  if (open.length === 0) return `${weekday}, as it is now`;
  return `${versionsInWords(open.map(({ version }) => version))} versions from ${weekday}`;
}

function NothingKept({ backTo }: { backTo: string }) {
  return (
    <>
      <h1>No other versions</h1>
      <p className="lead mt-2">
        There’s only one version of this.{' '}
        <Link to={backTo} className="text-link">
          Go back
        </Link>
      </p>
    </>
  );
}

interface KeptChoicesProps {
  readonly kept: Kept;
  /** The only decision on the screen: the one that keeps everything is its primary action. */
  readonly only: boolean;
  readonly onChoose: (choice: Choice) => void;
}

/** What can be done with a kept version: nothing here loses a word without a way back. */
function KeptChoices({ kept, only, onChoose }: KeptChoicesProps) {
  const choices = choicesFor(kept);
  return (
    <>
      {choices.includes('both') && (
        <Button variant={only ? 'primary' : 'soft'} onClick={() => onChoose('both')}>
          Keep both, one after the other
        </Button>
      )}
      <div className="grid w-full auto-cols-fr grid-flow-col gap-2.5 md:order-first md:flex md:w-auto">
        {choices.includes('other') && (
          <Button variant="secondary" className="px-3 md:px-6" onClick={() => onChoose('other')}>
            Use the other
          </Button>
        )}
        <Button variant="secondary" className="px-3 md:px-6" onClick={() => onChoose('leave')}>
          Leave as it is
        </Button>
      </div>
    </>
  );
}
