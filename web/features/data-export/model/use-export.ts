import { useCallback, useEffect, useMemo, useState } from 'react';
import { exportFileName } from '../../../../shared/api/export';
import type { DeviceExport } from '../../../../shared/api/server-export';
import { isGuest } from '../../../account/guest';
import { http, httpFile } from '../../../answers/http';
import { useLive } from '../../../live/react/use-live';
import { type Person, usePerson } from '../../../person/react/person-context';
import { now } from '../../../platform/clock';
import { saveFile, saveTextFile } from '../../../platform/save-file';
import { readSession } from '../../../platform/session';
import { todayHere } from '../../../platform/today';
import { toast } from '../../../ui/toast-store';
import { exportText, gatherExport } from '../commands';
import { type AskServer, askAlsoKept, NOTHING_KEPT } from './also-kept';
import { createExportRun } from './export-run';
import type { MediaTally } from './recordings-words';

/** The two exports of the screen, of which one runs at a time. */
export function useExport() {
  const person = usePerson();
  const run = useMemo(createExportRun, []);
  const state = useLive(run) ?? run.get();
  const [fileName, setFileName] = useState('');
  const [tally, setTally] = useState<MediaTally>();
  const [missing, setMissing] = useState<string>();
  useEffect(() => () => run.cancel(), [run]);
  useTellFailure(state.phase === 'error');

  const exportJson = useCallback(() => {
    const name = exportFileName(todayHere(), 'json');
    setFileName(name);
    setTally(undefined);
    setMissing(undefined);
    void run.start(async ({ signal }) => {
      const file = await gatherNow(person, signal);
      if (signal.aborted) return;
      saveTextFile(name, exportText(file));
      setMissing(missingIn(file));
    });
  }, [run, person]);

  const exportZip = useCallback(() => {
    const name = exportFileName(todayHere(), 'zip');
    setFileName(name);
    setTally(undefined);
    setMissing(undefined);
    void run.start(async (job) => {
      job.progress(0);
      const [{ writeZip }, file] = await Promise.all([
        import('./write-zip'),
        gatherNow(person, job.signal),
      ]);
      const sources = { media: person.store.media, fetchFile: httpFile };
      const written = await writeZip(file, sources, job);
      saveFile(name, written.zip);
      setTally(written.tally);
      setMissing(missingIn(file));
    });
  }, [run, person]);

  return { state, fileName, tally, missing, exportJson, exportZip, cancel: run.cancel };
}

function gatherNow({ store, keeper }: Person, signal: AbortSignal): Promise<DeviceExport> {
  const account = { id: store.personId, username: readSession()?.username ?? '' };
  const { records, outbox, replica } = store;
  const isAllHere = async () => (await replica.readState()).initialPullDone;
  const ask: AskServer = (path, until) => http(path, { personId: account.id, signal: until });
  const askServer = isGuest(account.id) ? async () => NOTHING_KEPT : () => askAlsoKept(ask, signal);
  const sources = { records, keeper, outbox, askServer, isAllHere };
  return gatherExport(sources, { exportedAt: now(), account });
}

function missingIn(file: DeviceExport): string | undefined {
  const sentences = [file.notAllHere, 'notInThisFile' in file && file.notInThisFile];
  return sentences.filter(Boolean).join(' ') || undefined;
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
