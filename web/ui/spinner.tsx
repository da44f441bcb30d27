import { joinClasses } from './join-classes';

/** A small turning ring. Decorative: the words beside it say what is going on. */
export function Spinner({ size = 'md' }: { readonly size?: 'md' | 'sm' | undefined }) {
  return <span className={joinClasses('spinner', size === 'sm' && 'spinner-sm')} aria-hidden />;
}
