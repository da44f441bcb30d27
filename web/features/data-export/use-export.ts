import { useCallback, useEffect, useMemo, useState } from 'react';
import { type ExportedRecording, exportFileName } from '../../../shared/api/export';
import { type Person, usePerson } from '../../live/person-context';
import { useLive } from '../../live/use-live';
import { now } from '../../platform/clock';
import { httpFile } from '../../platform/http';
import { saveFile, saveTextFile } from '../../platform/save-file';
import { readSession } from '../../platform/session';
import { todayHere } from '../../platform/today';
import { toast } from '../../ui/toast-store';
import { exportText, gatherExport } from './commands';
import { createExportRun } from './export-run';

/** The two exports of the screen, of which one runs at a time. */
export function useExport() {
  const person = usePerson();
  const run = useMemo(createExportRun, []);
  const state = useLive(run) ?? run.get();
  const [fileName, setFileName] = useState('');
  const [recordings, setRecordings] = useState<readonly ExportedRecording[]>();
  useEffect(() => () => run.cancel(), [run]);
  useTellFailure(state.phase === 'error');

  const exportJson = useCallback(() => {
    const name = exportFileName(todayHere(), 'json');
    setFileName(name);
    setRecordings(undefined);
    void run.start(async ({ signal }) => {
      const text = exportText(await gatherNow(person));
      if (!signal.aborted) saveTextFile(name, text);
    });
  }, [run, person]);

  const exportZip = useCallback(() => {
    const name = exportFileName(todayHere(), 'zip');
    setFileName(name);
    setRecordings(undefined);
    void run.start(async (job) => {
      job.progress(0);
      const [{ writeZip }, file] = await Promise.all([import('./write-zip'), gatherNow(person)]);
      const sources = { media: person.store.media, fetchFile: httpFile };
      const written = await writeZip(file, sources, job);
      saveFile(name, written.zip);
      setRecordings(written.recordings);
    });
  }, [run, person]);

  return { state, fileName, recordings, exportJson, exportZip, cancel: run.cancel };
}

function gatherNow({ store, keeper }: Person) {
  const account = { id: store.personId, username: readSession()?.username ?? '' };
  const { records, outbox } = store;
  return gatherExport({ records, keeper, outbox }, { exportedAt: now(), account });
}

function useTellFailure(failed: boolean): void {
  useEffect(() => {
    if (!failed) return;
    toast({
      title: 'Export Failed',
      description: 'Failed to export your data. Please try again.',
      variant: 'destructive',
    });
  }, [failed]);
}
