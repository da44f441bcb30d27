import { Link } from 'react-router-dom';
import type { CircleView } from '../../../../shared/api/prayer-circles';
import { guidancePath } from '../../../answers/circle-paths';
import type { OutboxItem } from '../../../outbox/contract';
import { outboxWords } from '../../../outbox/outbox-words';
import { UnsentState } from '../../../outbox/react/unsent-message';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Row, Rows } from '../../../ui/rows';
import { Part } from '../../../ui/screen';
import { Skeleton } from '../../../ui/skeleton';
import { useOpenDialog } from '../model/circle-dialog';
import type { CircleLayoutProps } from '../model/circle-layout';
import { readCircle } from '../model/forms';
import { planPath, requestsPath } from '../model/paths';
import { useTakeBack } from '../model/use-take-back';
import { canChange, UnsentNote } from './unsent-request';

type ListProps = Pick<CircleLayoutProps, 'list' | 'unsent'>;

/** What stands where the list of circles is not there yet, not known, or empty. */
export function CircleListState({ list, unsent }: ListProps) {
  const open = useOpenDialog();
  const { circles, hasFailed } = list;
  if (!circles && !hasFailed) return <Skeleton className="mt-6" rows={2} />;
  if (!circles) {
    return (
      <p className="note mt-6" role="status">
        We couldn’t load your circles. Check your connection.
      </p>
    );
  }
  if (circles.length > 0 || unsent.some(({ kind }) => kind === 'prayer-circle')) return null;
  return (
    <EmptyState
      className="mt-8"
      title="No circle yet"
      action={<Button onClick={() => open({ kind: 'create' })}>Create a circle</Button>}
    >
      A circle is a few people who pray for one another. Only its members see its requests.
    </EmptyState>
  );
}

/** The ways in, and what the lights say. */
export function CirclesFoot({ circles }: { readonly circles: readonly CircleView[] | undefined }) {
  const open = useOpenDialog();
  const hasAny = circles !== undefined && circles.length > 0;
  return (
    <div className="mt-6">
      <Button
        variant="text"
        size="sm"
        full
        className="mt-1"
        onClick={() => open({ kind: 'join', code: '' })}
      >
        Join with a code
      </Button>
      {hasAny && (
        <p className="note mt-3">Each light is one person who prayed today. Names aren’t shown.</p>
      )}
    </div>
  );
}

/** Circles that the server does not know of yet. */
export function UnsentCircles({ unsent }: Pick<CircleLayoutProps, 'unsent'>) {
  const here = unsent.filter(({ kind }) => kind === 'prayer-circle');
  return here.map((item) => <UnsentCircle key={item.key} item={item} />);
}

function UnsentCircle({ item }: { readonly item: OutboxItem }) {
  const open = useOpenDialog();
  const { edit, discard } = useTakeBack(item, readCircle);
  const { name, description } = readCircle(item.body);
  return (
    <section className="circle">
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-count wrap-anywhere">{name}</h2>
        <UnsentState item={item} />
      </div>
      {description && <p className="block text-ui-sm wrap-anywhere text-ink-2">{description}</p>}
      <UnsentNote item={item} />
      {canChange(item) && (
        <p className="flex gap-x-5">
          <Button
            variant="text"
            size="sm"
            className="px-0"
            onClick={async () => {
              if (await edit()) open({ kind: 'create' });
            }}
          >
            Edit
          </Button>
          <Button variant="text" size="sm" className="px-0" onClick={() => void discard()}>
            Don’t send
          </Button>
        </p>
      )}
    </section>
  );
}

/** Words that were refused and whose place on the screen is gone: a circle one has left, a request that was deleted. */
export function LeftOver({ list, unsent }: ListProps) {
  const { circles } = list;
  const own = new Set(
    circles?.flatMap(({ id }) => [requestsPath(id), guidancePath(id), planPath(id)]),
  );
  const refused = unsent.filter(
    ({ state, path, code }) =>
      state === 'held' && !own.has(path) && (code === 'NOT_A_MEMBER' || code === 'NOT_FOUND'),
  );
  if (!circles || refused.length === 0) return null;
  return (
    <Part title="Not sent">
      <Rows>
        {refused.map((item) => (
          <Row key={item.key}>
            <LeftOverItem item={item} />
          </Row>
        ))}
      </Rows>
    </Part>
  );
}

function LeftOverItem({ item }: { readonly item: OutboxItem }) {
  const { name, textsOf } = outboxWords(item.kind);
  const { discard } = useTakeBack(item, () => ({}));
  return (
    <>
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="running">{name}</h3>
        <UnsentState item={item} />
      </div>
      {textsOf(item.body).map((text) => (
        <p
          key={text}
          className="mt-1 font-serif text-lg leading-prose font-normal text-pretty wrap-anywhere whitespace-pre-line text-ink-2"
        >
          {text}
        </p>
      ))}
      <UnsentNote item={item} />
      <p className="flex gap-x-5">
        <Link to="/data-export" className="text-link inline-flex min-h-11 items-center text-ui-sm">
          Export it
        </Link>
        <Button variant="text" size="sm" onClick={() => void discard()}>
          Discard it
        </Button>
      </p>
    </>
  );
}
