import { useState } from 'react';
import { usePerson } from '../../person/react/person-context';
import { saveTextFile } from '../../platform/save-file';
import { todayHere } from '../../platform/today';
import type { SyncFacts } from '../../sync/react/sync-facts';
import { Button } from '../../ui/button';
import { toast } from '../../ui/toast-store';
import { diagnosticsText } from './diagnostics';
import { gatherDiagnostics } from './gather-diagnostics';

type Phase = 'idle' | 'working' | 'copied' | 'saved';

const LABELS: Readonly<Record<Phase, string>> = {
  idle: 'Copy diagnostics',
  working: 'Copy diagnostics',
  copied: 'Diagnostics copied',
  saved: 'Diagnostics saved as a file',
};

/** Puts a report on the clipboard, or into a file where the browser refuses the clipboard. */
export function CopyDiagnostics({ facts }: { facts: SyncFacts }) {
  const { store } = usePerson();
  const [phase, setPhase] = useState<Phase>('idle');
  const copy = async () => {
    setPhase('working');
    try {
      const text = diagnosticsText(await gatherDiagnostics(store, facts));
      setPhase(await handOver(text));
    } catch {
      setPhase('idle');
      const description = 'We couldn’t create the report. Please try again.';
      toast({ title: 'Not copied', description, variant: 'destructive' });
    }
  };
  return (
    <>
      <Button variant="text" pending={phase === 'working'} onClick={() => void copy()}>
        <span aria-live="polite">{LABELS[phase]}</span>
      </Button>
      <p className="note text-center">Versions and counts only. Nothing you wrote.</p>
    </>
  );
}

async function handOver(text: string): Promise<'copied' | 'saved'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    saveTextFile(`diagnostics-${todayHere()}.txt`, text);
    return 'saved';
  }
}
