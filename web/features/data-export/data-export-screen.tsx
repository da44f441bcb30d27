import { useEffect, useMemo } from 'react';
import { exportFileName } from '../../../shared/api/export';
import { usePerson } from '../../live/person-context';
import { useLive } from '../../live/use-live';
import { useToday } from '../../live/use-today';
import { now } from '../../platform/clock';
import { saveTextFile } from '../../platform/save-file';
import { readSession } from '../../platform/session';
import { Button } from '../../ui/button';
import { Fact, Facts } from '../../ui/facts';
import { ProgressBar } from '../../ui/progress-bar';
import { FocusScreen } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import { toast } from '../../ui/toast-store';
import { exportText, gatherExport } from './commands';
import { createExportRun, type ExportState } from './export-run';
import { useExportCounts } from './queries';

/** Export Data: everything written, in one file made on this device. */
export function DataExportScreen() {
  const fileName = exportFileName(useToday());
  const { state, start } = useExport(fileName);
  const counts = useExportCounts();
  return (
    <FocusScreen
      title="Export Data"
      backTo="/home"
      action={
        <>
          <Button
            pending={state.phase === 'preparing'}
            pendingLabel="Preparing"
            onClick={() => void start()}
          >
            {state.phase === 'complete' ? 'Export again' : 'Export Data'}
          </Button>
          <p className="note text-center md:order-first">The file stays where you put it.</p>
        </>
      }
    >
      <h1>Take it with you</h1>
      <p className="lead mt-2">
        Everything you have written, in one JSON file. It is made on this device and works with no
        signal.
      </p>
      {!counts && <Skeleton className="mt-6" />}
      {counts && (
        <Facts className="numerals mt-6 border-rule border-b">
          {counts.map(({ label, count }) => (
            <Fact key={label} label={label}>
              {count}
            </Fact>
          ))}
        </Facts>
      )}
      <ExportProgress state={state} fileName={fileName} />
      <p className="note mt-5">
        Recordings are named in the file but not inside it. What you have not saved yet, and the
        versions kept beside your words, are in it too.
      </p>
    </FocusScreen>
  );
}

function useExport(fileName: string) {
  const { store, keeper } = usePerson();
  const run = useMemo(
    () =>
      createExportRun(async () => {
        const account = { id: store.personId, username: readSession()?.username ?? '' };
        const meta = { exportedAt: now(), account };
        const file = await gatherExport({ records: store.records, keeper }, meta);
        saveTextFile(fileName, exportText(file));
      }),
    [store, keeper, fileName],
  );
  const state = useLive(run) ?? run.get();
  useEffect(() => {
    if (state.phase !== 'error') return;
    toast({
      title: 'Export Failed',
      description: 'Failed to export your data. Please try again.',
      variant: 'destructive',
    });
  }, [state.phase]);
  return { state, start: run.start };
}

function ExportProgress({ state, fileName }: { state: ExportState; fileName: string }) {
  const percent = state.phase === 'preparing' ? state.percent : 100;
  return (
    <section className="mt-7" aria-live="polite">
      {(state.phase === 'preparing' || state.phase === 'complete') && (
        <>
          <div className="flex items-center justify-between gap-3">
            <h2>{state.phase === 'complete' ? 'Your file is ready' : 'Preparing your file'}</h2>
            <span className="numerals text-ink-2">{`${percent}%`}</span>
          </div>
          <ProgressBar
            label="Preparing your file"
            value={percent}
            max={100}
            className="mt-3 mb-2 h-2"
          />
          <p className="note numerals">{fileName}</p>
        </>
      )}
      {state.phase === 'error' && (
        <p role="alert" className="text-danger">
          Export Failed: Failed to export your data. Please try again.
        </p>
      )}
    </section>
  );
}
