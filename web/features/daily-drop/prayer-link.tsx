import { Share2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useHere } from '../../ui/came-from';

/** The way from a day's prayer to a picture of it. */
export function PrayerLink({ day }: { readonly day: number }) {
  const here = useHere();
  return (
    <Link
      to={`/share?prayer=${day}`}
      state={here}
      className="text-link mt-2 inline-flex min-h-11 items-center gap-2 text-ui-sm"
    >
      <Share2 size={16} strokeWidth={1.6} aria-hidden />
      Share this prayer
    </Link>
  );
}
