import { Button } from '../../ui/button';
import { joinClasses } from '../../ui/join-classes';
import { Skeleton } from '../../ui/skeleton';
import type { Paged } from './use-paged';

interface PagedMissingProps {
  readonly paged: Pick<Paged<unknown>, 'items' | 'hasFailed'>;
  /** How many lines stand for what is still to come. */
  readonly rows: number;
  readonly className?: string;
  /** Said where nothing can be shown for want of a connection. */
  readonly unknown: string;
}

/** What stands in the place of a list that is not here. */
export function PagedMissing({ paged, rows, className, unknown }: PagedMissingProps) {
  const { items, hasFailed } = paged;
  if (items) return null;
  if (!hasFailed) return <Skeleton className={className} rows={rows} />;
  return (
    <p className={joinClasses('note', className)} role="status">
      {unknown}
    </p>
  );
}

interface ShowMoreProps {
  readonly paged: Pick<Paged<unknown>, 'hasMore' | 'hasFailed' | 'isLoadingMore' | 'showMore'>;
  readonly className?: string;
  readonly children: string;
}

/** The way to the next page of a list, where there is one. */
export function ShowMore({ paged, className, children }: ShowMoreProps) {
  const { hasMore, hasFailed, isLoadingMore, showMore } = paged;
  if (!hasMore) return null;
  return (
    <Button
      variant="text"
      size="sm"
      className={joinClasses('px-0', className)}
      pending={isLoadingMore}
      disabled={hasFailed}
      onClick={showMore}
    >
      {children}
    </Button>
  );
}
