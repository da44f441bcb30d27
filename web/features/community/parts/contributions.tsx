import type { SuggestionView } from '../../../../shared/api/suggestions';
import type { useAnswer } from '../../../answers/react/use-answer';
import { useToday } from '../../../live/react/use-today';
import type { OutboxItem } from '../../../outbox/contract';
import { HeldMessage, type TakeBackProps, UnsentState } from '../../../outbox/react/unsent-message';
import { Row, Rows } from '../../../ui/rows';
import { Part } from '../../../ui/screen';
import { Skeleton } from '../../../ui/skeleton';
import { countVotes, sayAsked } from '../community-words';
import { readForm } from '../suggestion-form';
import { ApprovedTag } from './approved-tag';

interface ContributionsProps extends TakeBackProps {
  readonly own: ReturnType<typeof useAnswer<SuggestionView[]>>;
  readonly unsent: readonly OutboxItem[];
}

/** What the person suggested, the newest first, above it what is still on this device. */
export function Contributions({ own, unsent, ...props }: ContributionsProps) {
  const { value = [], state } = own;
  const count = unsent.length + value.length;
  return (
    <Part title="Your Contributions" aside={state === 'here' && count}>
      {count > 0 && (
        <Rows>
          {unsent.map((item) => (
            <UnsentRow key={item.key} item={item} {...props} />
          ))}
          {value.map((one) => (
            <OwnRow key={one.id} suggestion={one} />
          ))}
        </Rows>
      )}
      {state === 'asking' && <Skeleton rows={2} />}
      {state === 'unknown' && (
        <p className="note mt-3">
          We couldn’t load what you suggested before. Check your connection.
        </p>
      )}
      {state === 'here' && count === 0 && (
        <p className="note">Questions you suggest will appear here.</p>
      )}
    </Part>
  );
}

function UnsentRow({ item, ...props }: { readonly item: OutboxItem } & TakeBackProps) {
  return (
    <Row>
      <p className="font-serif text-prose leading-running font-normal text-pretty wrap-anywhere whitespace-pre-line">
        {readForm(item.body).suggestion}
      </p>
      <p className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-2">
        <UnsentState item={item} />
      </p>
      <HeldMessage item={item} {...props} />
    </Row>
  );
}

function OwnRow({ suggestion }: { suggestion: SuggestionView }) {
  const { status, votes, submittedAt } = suggestion;
  const asked = sayAsked(submittedAt, useToday());
  return (
    <Row>
      <p className="font-serif text-prose leading-running font-normal text-pretty wrap-anywhere whitespace-pre-line">
        {suggestion.suggestion}
      </p>
      <p className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-2">
        {status === 'approved' && <ApprovedTag />}
        <span className="note numerals">
          {status === 'rejected'
            ? `Not shown to others, ${asked}`
            : `${countVotes(votes)}, ${asked}`}
        </span>
      </p>
    </Row>
  );
}
