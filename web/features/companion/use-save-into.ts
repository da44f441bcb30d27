import { useEffect, useRef } from 'react';
import type { WrittenPage } from '../../records/react/reflecting';
import { toast } from '../../ui/toast-store';
import { withoutQuotation, withQuotation } from './quotation';

/** Saves a quotation into the page as typing does, and offers to take it out again while the page is open. */
export function useSaveInto(page: WrittenPage): (quotation: string) => void {
  const latest = useRef<WrittenPage | null>(null);
  useEffect(() => {
    latest.current = page;
    return () => {
      latest.current = null;
    };
  }, [page]);

  function takeOut(quotation: string): void {
    const left = latest.current && withoutQuotation(latest.current.text, quotation);
    if (typeof left === 'string') latest.current?.change(left);
    else {
      toast({
        title: 'Couldn’t undo',
        description: `Your ${page.noun} has changed. You can delete the quotation there.`,
      });
    }
  }

  return (quotation) => {
    page.change(withQuotation(page.text, quotation));
    toast({
      title: `Saved into your ${page.noun}`,
      description: 'Marked as quoted, below what you wrote.',
      action: { label: 'Undo', onClick: () => takeOut(quotation) },
    });
  };
}
