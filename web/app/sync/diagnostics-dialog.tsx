import { useEffect, useState } from 'react';
import { usePerson } from '../../person/react/person-context';
import { type SyncFacts, useSyncFacts } from '../../sync/react/sync-facts';
import { Dialog } from '../../ui/dialog';
import { Skeleton } from '../../ui/skeleton';
import { CopyDiagnostics } from './copy-diagnostics';
import { diagnosticsText } from './diagnostics';
import { gatherDiagnostics } from './gather-diagnostics';

/** What somebody who helps would ask for: versions, sync, storage, service worker. None of the writing. */
export function DiagnosticsDialog({ onClose }: { onClose: () => void }) {
  const facts = useSyncFacts();
  return (
    <Dialog open onOpenChange={onClose} title="Diagnostics" closable>
      {facts ? <Report facts={facts} /> : <Skeleton className="mt-4" />}
    </Dialog>
  );
}

function Report({ facts }: { facts: SyncFacts }) {
  const text = useReport(facts);
  if (text === undefined) return <Skeleton className="mt-4" />;
  return (
    <>
      <section
        aria-label="Report"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys, too
        tabIndex={0}
        className="mt-3 max-h-[50dvh] overflow-y-auto border-rule border-y"
      >
        <dl className="facts numerals text-ui-sm">
          {text.split('\n').map((line) => (
            <ReportLine key={line} line={line} />
          ))}
        </dl>
      </section>
      <div className="mt-3 grid justify-items-center">
        <CopyDiagnostics facts={facts} />
      </div>
    </>
  );
}

function ReportLine({ line }: { line: string }) {
  const [label = '', ...value] = line.split(': ');
  return (
    <div>
      <dt>{label}</dt>
      <dd className="wrap-anywhere min-w-0">{value.join(': ')}</dd>
    </div>
  );
}

/** The report, again whenever sync has moved on; undefined until it is read, words of regret where it can't be. */
function useReport(facts: SyncFacts): string | undefined {
  const { store } = usePerson();
  const [text, setText] = useState<string>();
  useEffect(() => {
    let gone = false;
    const show = (report: string) => {
      if (!gone) setText(report);
    };
    gatherDiagnostics(store, facts).then(
      (input) => show(diagnosticsText(input)),
      () => show('Storage: can’t be read'),
    );
    return () => {
      gone = true;
    };
  }, [store, facts]);
  return text;
}
