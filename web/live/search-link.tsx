import { Search } from 'lucide-react';
import { Link } from 'react-router-dom';
import { IconButton } from '../ui/icon-button';
import { useHere } from './came-from';

/** To Search, and back here. */
export function SearchLink({ className }: { readonly className?: string }) {
  return (
    <IconButton label="Search" asChild className={className}>
      <Link to="/search" state={useHere()}>
        <Search size={20} strokeWidth={1.6} aria-hidden />
      </Link>
    </IconButton>
  );
}
