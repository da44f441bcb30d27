import { Link } from 'react-router-dom';
import { Brand } from '../../../ui/mark';
import { Sunrise } from '../../../ui/sunrise';
import { ALL_DAYS } from '../../../ui/sunrise-geometry';

/** The brand over a whole sunrise, every one of the ninety lit. */
export function AuthSky() {
  return (
    <div className="pt-6.5">
      <Link to="/" className="flex min-h-12 items-center justify-center px-(--gutter)">
        <Brand className="text-card" />
      </Link>
      <Sunrise day={0} lit={ALL_DAYS} numeral={false} decorative />
    </div>
  );
}
