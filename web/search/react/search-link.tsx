import { Search } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useHere } from '../../ui/came-from';

/** To Search, and back here. */
export function SearchLink({ className = '' }: { readonly className?: string }) {
  return (
    <Link to="/search" state={useHere()} aria-label="Search" className={`icon-button ${className}`}>
      <Search size={20} strokeWidth={1.6} aria-hidden />
    </Link>
  );
}
