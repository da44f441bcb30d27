import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/button';

/** A page the device could not save: the words are still here, and can be taken elsewhere (F1). */
export function SaveTrouble({ message, content }: { message: string; content: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(content);
    setCopied(true);
  };
  return (
    <div role="alert" className="mt-4 rounded-field bg-danger-wash px-4 py-3 text-ui-sm">
      <p>{message}</p>
      <p className="mt-1 flex flex-wrap gap-x-5">
        <Button variant="text" size="sm" onClick={() => void copy().catch(() => undefined)}>
          {copied ? 'Copied' : 'Copy text'}
        </Button>
        <Link to="/data-export" className="text-link inline-flex min-h-10 items-center">
          Export Data
        </Link>
      </p>
    </div>
  );
}
