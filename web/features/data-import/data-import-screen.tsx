import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { entryLimit } from '../../../shared/domain/entry-limit';
import { journalEntry } from '../../../shared/records/journal-entry';
import { useIsGuest } from '../../account/react/use-is-guest';
import { usePlan } from '../../answers/react/use-plan';
import { useLive } from '../../live/react/use-live';
import { usePerson } from '../../person/react/person-context';
import { Button } from '../../ui/button';
import { useCameFrom } from '../../ui/came-from';
import { Fact, Facts } from '../../ui/facts';
import { formatDate } from '../../ui/format/days';
import { formatTime } from '../../ui/format/times';
import { ProgressBar } from '../../ui/progress-bar';
import { FocusScreen } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import { FAULT_WORDS } from './fault-words';
import { DropPlace, FilePicker } from './file-picker';
import { createImportRun, type ImportRun, type ImportState } from './import-run';
import type { OpenedFile } from './open-file';
import { reportLines, reportNote } from './report-words';
import { summarize } from './summary';
import { useLaunchedFile } from './use-launched-file';

/** Import: an export comes back, into the account it was made in or into another. Works with no network. */
export function DataImportScreen() {
  const { store } = usePerson();
  const run = useMemo(
    () =>
      createImportRun({
        personId: store.personId,
        records: store.records,
        drafts: store.drafts,
        media: store.media,
      }),
    [store],
  );
  const state = useLive(run) ?? run.get();
  useEffect(() => () => run.cancel(), [run]);
  useLaunchedFile(useCallback((file) => void run.pick(file), [run]));
  return (
    <FocusScreen
      title="Import Data"
      backTo={useCameFrom('/data-export')}
      action={<Action state={state} run={run} />}
    >
      <h1>{HEADINGS[state.phase]}</h1>
      <div aria-live="polite">
        <Body state={state} run={run} />
      </div>
    </FocusScreen>
  );
}

const HEADINGS: Readonly<Record<ImportState['phase'], string>> = {
  idle: 'Import your data',
  opening: 'Import your data',
  refused: 'Import your data',
  found: 'What’s in this file',
  importing: 'Importing',
  done: 'Imported',
};

interface Props {
  readonly state: ImportState;
  readonly run: ImportRun;
}

function Action({ state, run }: Props) {
  const pick = (file: File) => void run.pick(file);
  switch (state.phase) {
    case 'idle':
    case 'refused':
      return <FilePicker label="Pick a file" variant="primary" onPick={pick} />;
    case 'opening':
    case 'importing':
      return (
        <Button variant="secondary" onClick={run.cancel}>
          Cancel
        </Button>
      );
    case 'found':
      return (
        <>
          <Button onClick={() => void run.start()}>Import</Button>
          <FilePicker label="Pick another file" variant="text" onPick={pick} />
        </>
      );
    case 'done':
      return (
        <>
          {state.end === 'complete' ? (
            <Button asChild>
              <Link to="/home">Done</Link>
            </Button>
          ) : (
            <Button onClick={() => void run.start()}>Continue</Button>
          )}
          <FilePicker label="Pick another file" variant="text" onPick={pick} />
        </>
      );
  }
}

function Body({ state, run }: Props) {
  switch (state.phase) {
    case 'idle':
    case 'refused':
      return (
        <>
          <p className="lead mt-2">
            Pick the zip or JSON file that Export Data made. It brings back every entry, version,
            recording, and photo it holds. Newer entries here aren’t overwritten, and importing
            twice won’t create duplicates.
          </p>
          {state.phase === 'refused' && (
            <p role="alert" className="mt-5 text-danger">
              {FAULT_WORDS[state.fault]}
            </p>
          )}
          <DropPlace onPick={(file) => void run.pick(file)} />
        </>
      );
    case 'opening':
      return (
        <>
          <p className="lead mt-2">Checking the file.</p>
          <Skeleton className="mt-6" />
        </>
      );
    case 'found':
      return <Found file={state.file} />;
    case 'importing':
      return <Importing percent={state.percent} name={state.file.name} />;
    case 'done':
      return <Done state={state} />;
  }
}

function Found({ file }: { file: OpenedFile }) {
  const { account, exportedAt, unreadable } = file.content;
  const { counts, recordings, photos, drafts, days } = summarize(file.content);
  return (
    <>
      <p className="lead mt-2">
        Written by {account.username}
        {days && `, ${days}`}. Exported on {formatDate(exportedAt)} at {formatTime(exportedAt)}.
      </p>
      <Facts className="numerals mt-6 border-rule border-b">
        {counts.map(({ label, count }) => (
          <Fact key={label} label={label}>
            {count}
          </Fact>
        ))}
        {recordings > 0 && <Fact label="Recordings">{recordings}</Fact>}
        {photos > 0 && <Fact label="Photos">{photos}</Fact>}
        {drafts > 0 && <Fact label="Unsaved drafts">{drafts}</Fact>}
        {unreadable > 0 && <Fact label="Unreadable, will be skipped">{unreadable}</Fact>}
      </Facts>
      <Notes file={file} />
    </>
  );
}

/** What the person should know beforehand. */
function Notes({ file }: { file: OpenedFile }) {
  const { store } = usePerson();
  const plan = usePlan();
  const isGuest = useIsGuest();
  const { account, states } = file.content;
  const entries = states.filter(({ kind }) => kind === journalEntry.name).length;
  const limit = plan === undefined ? Number.POSITIVE_INFINITY : entryLimit(plan);
  return (
    <>
      {account.id !== store.personId && (
        <Note>
          {isGuest
            ? 'This file isn’t from this device. We’ll add its entries to what you wrote here. Days that both have are merged, and nothing is lost.'
            : 'This file is from another account. We’ll add its entries to this account. Days that both accounts have are merged, and nothing is lost.'}
        </Note>
      )}
      {entries > limit && (
        <Note>
          {isGuest
            ? `A free account syncs ${limit} journal entries. The others stay on this device. You can read and export them.`
            : `The Free Plan syncs ${limit} journal entries. The others stay on this device until your plan has room for them. You can read and export them.`}
        </Note>
      )}
    </>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="note mt-5">{children}</p>;
}

function Importing({ percent, name }: { percent: number; name: string }) {
  return (
    <section className="mt-6">
      <div className="flex items-center justify-between gap-3">
        <p className="note numerals break-all">{name}</p>
        <span className="numerals text-ink-2" aria-hidden>{`${percent}%`}</span>
      </div>
      <ProgressBar label="Importing" value={percent} max={100} className="mt-3 h-2" />
    </section>
  );
}

const ENDS = {
  complete: 'Import complete.',
  stopped: 'You stopped the import. What we imported so far is saved.',
  full: 'This device has no space left. What we imported so far is saved. Make room, then continue.',
  failed: 'This device couldn’t save. What we imported so far is saved. Try to continue.',
} as const;

function Done({ state }: { state: Extract<ImportState, { phase: 'done' }> }) {
  const { report, file, end } = state;
  const lines = reportLines(report, file.content);
  const note = reportNote(report);
  return (
    <>
      <p className="lead mt-2" role={end === 'full' || end === 'failed' ? 'alert' : undefined}>
        {ENDS[end]}
      </p>
      <Facts className="numerals mt-6 border-rule border-b">
        {lines.map(({ label, count }) => (
          <Fact key={label} label={label}>
            {count}
          </Fact>
        ))}
        {lines.length === 0 && <Fact label="Imported">0</Fact>}
      </Facts>
      {note && <Note>{note}</Note>}
    </>
  );
}
