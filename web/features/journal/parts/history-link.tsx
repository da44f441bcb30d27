import { History } from 'lucide-react';
import { Link } from 'react-router-dom';
import { IconButton } from '../../../ui/icon-button';

/** From a page to all that was written. */
export function HistoryLink() {
  return (
    <IconButton label="History" asChild>
      <Link to="/journal/history">
        <History size={20} strokeWidth={1.6} aria-hidden />
      </Link>
    </IconButton>
  );
}
