import type { ReactNode } from 'react';
import { Button } from '../../../ui/button';
import { Part } from '../../../ui/screen';
import { Skeleton } from '../../../ui/skeleton';
import type { OperateList } from '../model/use-list';

interface ListedProps<Value> {
  readonly title: string;
  readonly list: OperateList<Value>;
  /** Said where there is nothing. */
  readonly empty: string;
  readonly countOf: (value: Value) => number;
  /** How many are left out. */
  readonly moreOf?: (value: Value) => number;
  readonly children: (value: Value) => ReactNode;
}

/** A section that lists something: while it is read, where it could not be, where it is empty. */
export function Listed<Value>(props: ListedProps<Value>) {
  const { title, list, empty, countOf, moreOf, children } = props;
  const { value, problem, refresh } = list;
  const more = value === undefined ? 0 : (moreOf?.(value) ?? 0);
  return (
    <Part title={title}>
      {value !== undefined &&
        (countOf(value) === 0 ? <p className="note">{empty}</p> : children(value))}
      {more > 0 && <p className="note numerals mt-3">{`${more} more aren’t shown.`}</p>}
      {value === undefined && problem === undefined && <Skeleton rows={3} />}
      {problem !== undefined && (
        <div role="status" className="mt-3">
          <p className="note">{problem}</p>
          <Button variant="text" size="sm" className="px-0" onClick={() => void refresh()}>
            Try again
          </Button>
        </div>
      )}
    </Part>
  );
}
