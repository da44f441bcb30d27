import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/button';
import { RadioChips } from '../../ui/radio-chips';
import { HubScreen } from '../../ui/screen';
import type { Drafts } from './model/section';
import type { OperatorState } from './model/use-operate';
import { CodeForm } from './parts/code-form';
import { Enroll } from './parts/enroll';
import { SECTIONS } from './section-list';

interface OperateScreenProps {
  readonly state: OperatorState;
  /** Asks what may be seen here now. */
  readonly onRefused: () => Promise<void>;
}

/** The operator's page: the second factor, and behind it the sections. */
export function OperateScreen({ state, onRefused }: OperateScreenProps) {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const drafts: Drafts = {
    textOf: (id) => texts[id] ?? '',
    change: (id, text) => setTexts((before) => ({ ...before, [id]: text })),
  };
  useTitle();
  return (
    <HubScreen>
      {state === 'unreached' && <Unreached onRetry={onRefused} />}
      {state === 'enroll' && (
        <>
          <h1>Set up your second factor</h1>
          <Enroll onDone={onRefused} />
        </>
      )}
      {state === 'code' && (
        <>
          <h1>Enter a one-time code</h1>
          <CodeForm onDone={onRefused} />
        </>
      )}
      {state === 'open' && <Sections drafts={drafts} onRefused={onRefused} />}
    </HubScreen>
  );
}

/** The route has the title of what is not there; only an operator sees another. */
function useTitle(): void {
  useEffect(() => {
    const before = document.title;
    document.title = 'Operator’s page · Choose Wholeness';
    return () => {
      document.title = before;
    };
  }, []);
}

function Unreached({ onRetry }: { readonly onRetry: () => Promise<void> }) {
  return (
    <div role="status">
      <h1>You’re offline</h1>
      <p className="note mt-3">
        This page needs the network. Nothing of it is kept on this device.
      </p>
      <Button variant="secondary" size="sm" className="mt-4" onClick={() => void onRetry()}>
        Try again
      </Button>
    </div>
  );
}

function Sections({ drafts, onRefused }: { drafts: Drafts; onRefused: () => Promise<void> }) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('section');
  const { name, Part } = SECTIONS.find((section) => section.name === asked) ?? SECTIONS[0];
  return (
    <>
      <h1>Operator’s page</h1>
      <p className="note mt-2">Each look and each act is noted in the audit.</p>
      <div className="mt-6">
        <RadioChips
          label="Section"
          choices={SECTIONS.map((section) => ({ value: section.name, label: section.label }))}
          value={name}
          onChange={(section) => setSearch({ section }, { replace: true })}
        />
      </div>
      <Part key={name} drafts={drafts} onRefused={onRefused} />
    </>
  );
}
