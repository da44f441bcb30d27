import { Files } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ItemState } from '../../ui/item-state';
import type { JournalEntry } from './entry-form';
import { tellingsPlace } from './place';
import { keptTexts } from './tellings';

/** Leads to the texts kept beside an entry. Nothing where there are none. */
export function KeptVersions({ entry }: { entry: JournalEntry }) {
  if (keptTexts(entry.body).length === 0) return null;
  return (
    <p className="mt-4 flex flex-wrap items-center justify-between gap-x-5">
      <ItemState icon={<Files size={16} strokeWidth={1.6} aria-hidden />}>
        Two versions kept
      </ItemState>
      <Link
        to={tellingsPlace(entry.id)}
        className="text-link inline-flex min-h-11 items-center text-ui-sm"
      >
        Read both
      </Link>
    </p>
  );
}
