import { useCallback } from 'react';
import type { CircleView } from '../../../../shared/api/prayer-circles';
import { PagedMissing, ShowMore } from '../../../answers/react/paged-parts';
import type { OutboxItem } from '../../../outbox/contract';
import { useWhenSent } from '../../../outbox/react/use-unsent';
import { requestsPath } from '../model/paths';
import { useFirstFew, useRequests } from '../queries';
import { RequestCard } from './request-card';
import { UnsentRequest } from './unsent-request';

interface Props {
  readonly circle: CircleView;
  readonly unsent: readonly OutboxItem[];
  readonly onRefused: (circleId: string) => void;
}

/** What is asked for in a circle, newest first, below what is still on this device. */
export function CircleRequests({ circle, unsent, onRefused }: Props) {
  const { id } = circle;
  const refuse = useCallback(() => onRefused(id), [onRefused, id]);
  const requests = useRequests(id, refuse);
  const { items, hasFailed, refresh } = requests;
  useWhenSent(unsent, refresh);
  const shown = useFirstFew(items);
  const path = requestsPath(id);
  const here = unsent.filter((item) => item.path === path);
  return (
    <>
      <ul className="circle-requests">
        {here.map((item) => (
          <li key={item.key}>
            <UnsentRequest item={item} circle={circle} />
          </li>
        ))}
        {shown?.map((request) => (
          <li key={request.id}>
            <RequestCard request={request} circle={circle} unsent={unsent} onChanged={refresh} />
          </li>
        ))}
      </ul>
      <PagedMissing
        paged={requests}
        rows={2}
        className="mt-6"
        unknown="We couldn’t load this circle’s requests. Check your connection."
      />
      {items && hasFailed && (
        <p className="note mt-3" role="status">
          We couldn’t update this list. It may be out of date.
        </p>
      )}
      {items?.length === 0 && here.length === 0 && (
        <p className="note mt-4">No requests yet. Only this circle can read what you ask.</p>
      )}
      {shown === items && (
        <ShowMore paged={requests} className="mt-3">
          Show earlier requests
        </ShowMore>
      )}
    </>
  );
}
