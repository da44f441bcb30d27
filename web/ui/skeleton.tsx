import { joinClasses } from './join-classes';

const rowWidths = [
  ['w-[94%]', 'w-[78%]', 'w-[46%]'],
  ['w-[88%]', 'w-[60%]'],
];

interface SkeletonProps {
  readonly rows?: number | undefined;
  readonly className?: string | undefined;
}

/** Rows in the shape of what is coming. Shows only when loading takes longer than 200 ms. */
export function Skeleton({ rows = 3, className }: SkeletonProps) {
  return (
    <div role="status" className={joinClasses('skeleton', className)}>
      <span className="sr-only">Loading</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are alike and never move
        <div key={row} className="skeleton-row" aria-hidden>
          <span className="skeleton-bar skeleton-day" />
          <span className="skeleton-lines">
            {rowWidths[row % 2]?.map((width) => (
              <span key={width} className={joinClasses('skeleton-bar', width)} />
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}
