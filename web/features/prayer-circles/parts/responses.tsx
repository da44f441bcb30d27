import type { PrayerRequestView, PrayerResponseView } from '../../../../shared/api/prayer-circles';
import { PagedMissing, ShowMore } from '../../../answers/react/paged-parts';
import type { OutboxItem } from '../../../outbox/contract';
import { UnsentState } from '../../../outbox/react/unsent-message';
import { useWhenSent } from '../../../outbox/react/use-unsent';
import { Button } from '../../../ui/button';
import { readResponse } from '../model/forms';
import { useTakeBack } from '../model/use-take-back';
import { sayAuthor, sayKind, sayReports } from '../model/words';
import { useResponses } from '../queries';
import { PostMenu } from './post-menu';
import { ResponseForm } from './response-form';
import { canChange, UnsentNote } from './unsent-request';

interface Props {
  readonly request: PrayerRequestView;
  /** Responses that the server has not got yet, newest first. */
  readonly here: readonly OutboxItem[];
  readonly isLeader: boolean;
  /** The request is not as it is shown here any more, or gone. */
  readonly onChanged: () => void;
}

/** What was said to a request, oldest first, and the form to say something. */
export function Responses({ request, here, isLeader, onChanged }: Props) {
  const paged = useResponses(request, onChanged);
  const { items, refresh } = paged;
  useWhenSent(here, refresh);
  return (
    <>
      <ul className="circle-responses">
        {items?.map((response) => (
          <ResponseItem
            key={response.id}
            circleId={request.circleId}
            response={response}
            isLeader={isLeader}
          />
        ))}
        {here.toReversed().map((item) => (
          <UnsentResponse key={item.key} item={item} />
        ))}
      </ul>
      {request.responseCount > 0 && (
        <PagedMissing
          paged={paged}
          rows={1}
          className="mt-3"
          unknown="We couldn’t load the responses. Check your connection."
        />
      )}
      <ShowMore paged={paged}>Show later responses</ShowMore>
      <ResponseForm requestId={request.id} />
    </>
  );
}

interface ResponseItemProps {
  readonly circleId: string;
  readonly response: PrayerResponseView;
  readonly isLeader: boolean;
}

function ResponseItem({ circleId, response, isLeader }: ResponseItemProps) {
  const { id, author, type, message, reports } = response;
  const by = `${sayAuthor(author)}, ${sayKind(type)}`;
  return (
    <li>
      <div className="flex items-center justify-between gap-3">
        <p className="font-serif text-ui leading-running font-normal wrap-anywhere text-(--hour-ink) italic">
          {by}
        </p>
        <PostMenu
          circleId={circleId}
          about={{ post: 'response', postId: id }}
          author={author}
          isLeader={isLeader}
          label={`More about what ${sayAuthor(author)} said`}
        />
      </div>
      <p className="font-serif text-running leading-normal font-normal wrap-anywhere whitespace-pre-line">
        {message}
      </p>
      {reports.length > 0 && <p className="note mt-1">{sayReports(reports)}</p>}
    </li>
  );
}

function UnsentResponse({ item }: { readonly item: OutboxItem }) {
  const { edit, discard } = useTakeBack(item, readResponse);
  const { type, message } = readResponse(item.body);
  return (
    <li>
      <div className="flex items-center justify-between gap-3">
        <p className="font-serif text-ui leading-running font-normal wrap-anywhere text-(--hour-ink) italic">{`You, ${sayKind(type)}`}</p>
        <UnsentState item={item} />
      </div>
      <p className="font-serif text-running leading-normal font-normal wrap-anywhere whitespace-pre-line">
        {message}
      </p>
      <UnsentNote item={item} />
      {canChange(item) && (
        <p className="flex gap-x-5">
          <Button variant="text" size="sm" className="px-0" onClick={() => void edit()}>
            Edit
          </Button>
          <Button variant="text" size="sm" className="px-0" onClick={() => void discard()}>
            Don’t send
          </Button>
        </p>
      )}
    </li>
  );
}
