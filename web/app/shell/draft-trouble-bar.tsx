import { useState } from 'react';
import { useLive } from '../../live/react/use-live';
import { usePerson } from '../../person/react/person-context';
import { saveTextFile } from '../../platform/save-file';
import { todayHere } from '../../platform/today';
import { LocalStoreError } from '../../records/contract';
import { Button } from '../../ui/button';
import { draftText } from '../recovery/draft-text';

const FALLBACK = new LocalStoreError('STORE_FAILED', undefined).message;

/** Says that the device refuses to keep what is being written, and offers other ways to keep it (F1, F2). */
export function DraftTroubleBar() {
  const { keeper } = usePerson();
  const trouble = useLive(keeper.trouble);
  const [copied, setCopied] = useState(false);
  if (trouble === null || trouble === undefined) return null;
  const message = trouble instanceof LocalStoreError ? trouble.message : FALLBACK;
  const text = () => draftText(keeper.unwritten());
  return (
    <div role="alert" className="bg-danger-wash px-(--gutter) py-3 text-ui-sm">
      <p>{message}</p>
      <div className="mt-1 -ml-1 flex gap-5">
        <Button
          variant="text"
          size="sm"
          className="px-1"
          onClick={() => void navigator.clipboard.writeText(text()).then(() => setCopied(true))}
        >
          {copied ? 'Copied' : 'Copy'}
        </Button>
        <Button
          variant="text"
          size="sm"
          className="px-1"
          onClick={() => saveTextFile(`unsaved-words-${todayHere()}.txt`, text())}
        >
          Export
        </Button>
      </div>
    </div>
  );
}
