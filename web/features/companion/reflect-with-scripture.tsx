import { BookOpenText } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { WrittenPage } from '../../records/react/reflecting';
import { Button } from '../../ui/button';
import { Spinner } from '../../ui/spinner';
import { toast } from '../../ui/toast-store';
import { withoutQuotation, withQuotation } from './model/quotation';
import { useReflectPlace } from './model/use-reflect-place';

const CompanionPanel = lazy(async () => ({
  default: (await import('./parts/companion-panel')).CompanionPanel,
}));

/** Opens the companion over a page, or beside it where there is room. Its code comes with the first opening. */
export function ReflectWithScripture({ page }: { readonly page: WrittenPage }) {
  const place = useReflectPlace(page.address);
  const saveInto = useSaveInto(page);
  return (
    <div className="flex items-center gap-2.5">
      <Button
        variant="text"
        size="sm"
        className="gap-1.5 px-0"
        aria-haspopup="dialog"
        onClick={() => void place.open()}
      >
        <BookOpenText size={16} strokeWidth={1.6} aria-hidden />
        Reflect with Scripture
      </Button>
      {place.isOpen && (
        <Suspense fallback={<Spinner />}>
          <CompanionPanel
            key={page.key}
            page={page}
            onSave={(quotation) => {
              saveInto(quotation);
              place.close();
            }}
            onClose={place.close}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Saves a quotation into the page as typing does, and offers to take it out again while the page is open. */
function useSaveInto(page: WrittenPage): (quotation: string) => void {
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
