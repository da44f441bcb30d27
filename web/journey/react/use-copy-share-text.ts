import { useCallback, useEffect, useState } from 'react';
import { toast } from '../../ui/toast-store';

/** How long a button says that the text was copied (spec section 9). */
const COPIED_SHOWN_MS = 2000;

interface CopyShareText {
  /** For 2 s after the text was copied. */
  readonly copied: boolean;
  readonly copy: () => void;
}

/** Puts the text that is sent to others on the clipboard, and says so. */
export function useCopyShareText(text: string): CopyShareText {
  // Counted, so that copying once more begins the two seconds anew.
  const [copies, setCopies] = useState(0);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (copies === 0) return;
    setCopied(true);
    const timer = setTimeout(() => setCopied(false), COPIED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  const copy = useCallback(() => {
    // Without a secure context there is no clipboard at all, which throws where a refusal rejects.
    const write = async () => navigator.clipboard.writeText(text);
    write().then(
      () => {
        setCopies((before) => before + 1);
        toast({ title: 'Copied!', description: 'Share text copied to clipboard.' });
      },
      () => toast({ title: 'Error', description: 'Failed to copy text.', variant: 'destructive' }),
    );
  }, [text]);
  return { copied, copy };
}
