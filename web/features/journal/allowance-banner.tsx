import { Link } from 'react-router-dom';
import { allowanceText } from './allowance';

/** How many entries the free plan still permits; nothing where there is no limit. */
export function AllowanceBanner({ remaining }: { remaining: number | undefined }) {
  if (remaining === undefined) return null;
  return (
    <div className="flex items-center justify-between gap-3 rounded-field bg-gold-wash px-4 py-3 text-ui-sm leading-[1.4]">
      <span>{allowanceText(remaining)}</span>
      <Link
        to="/subscribe"
        className="inline-flex min-h-8 items-center whitespace-nowrap font-[620] text-gold-ink"
      >
        Go unlimited
      </Link>
    </div>
  );
}
