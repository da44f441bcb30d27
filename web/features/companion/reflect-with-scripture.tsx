import { BookOpenText } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { WrittenPage } from '../../records/react/reflecting';
import { Button } from '../../ui/button';
import { Spinner } from '../../ui/spinner';
import { useReflectPlace } from './use-reflect-place';
import { useSaveInto } from './use-save-into';

const CompanionPanel = lazy(async () => ({
  default: (await import('./companion-panel')).CompanionPanel,
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
