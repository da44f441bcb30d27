import { Clock, Pause } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { SuggestionView } from '../../../shared/api/suggestions';
import { heldMessageWords } from '../../live/held-words';
import type { useAnswer } from '../../live/use-answer';
import { useToday } from '../../live/use-today';
import type { OutboxItem } from '../../local/contract';
import { Button } from '../../ui/button';
import { ItemState } from '../../ui/item-state';
import { Row, Rows } from '../../ui/rows';
import { Part } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import { ApprovedTag } from './approved-tag';
import { countVotes, sayAsked } from './community-words';
import { readForm } from './suggestion-form';

interface ContributionsProps {
  readonly own: ReturnType<typeof useAnswer<SuggestionView[]>>;
  readonly unsent: readonly OutboxItem[];
  readonly onTakeBack: (item: OutboxItem) => void;
  /** False while something else is being written. */
  readonly canTakeBack: boolean;
}

/** What the person suggested, the newest first, above it what is still on this device. */
export function Contributions({ own, unsent, ...props }: ContributionsProps) {
  const { value = [], state } = own;
  const count = unsent.length + value.length;
  return (
    <Part title="Your Contributions" aside={(state === 'here' && count) || undefined}>
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
          What you suggested before shows here once there is a connection.
        </p>
      )}
      {state === 'here' && count === 0 && <p className="note">What you suggest is listed here.</p>}
    </Part>
  );
}

type UnsentRowProps = { readonly item: OutboxItem } & Pick<
  ContributionsProps,
  'onTakeBack' | 'canTakeBack'
>;

function UnsentRow({ item, onTakeBack, canTakeBack }: UnsentRowProps) {
  const isHeld = item.state === 'held';
  const Icon = isHeld ? Pause : Clock;
  return (
    <Row>
      <p className="suggestion-own">{readForm(item.body).suggestion}</p>
      <p className="suggestion-facts">
        <ItemState icon={<Icon size={16} strokeWidth={1.6} aria-hidden />}>
          {isHeld ? 'Only here' : 'Waiting to be sent'}
        </ItemState>
      </p>
      {isHeld && (
        <>
          <p className="mt-1 text-ink-2 text-ui-sm">{heldMessageWords(item.code).reason}</p>
          <p className="flex flex-wrap items-center gap-x-5">
            <Button
              variant="text"
              size="sm"
              disabled={!canTakeBack}
              onClick={() => onTakeBack(item)}
            >
              Edit
            </Button>
            <Link
              to="/data-export"
              className="text-link inline-flex min-h-11 items-center text-ui-sm"
            >
              Export it
            </Link>
          </p>
        </>
      )}
    </Row>
  );
}

function OwnRow({ suggestion }: { suggestion: SuggestionView }) {
  const { status, votes, submittedAt } = suggestion;
  const asked = sayAsked(submittedAt, useToday());
  return (
    <Row>
      <p className="suggestion-own">{suggestion.suggestion}</p>
      <p className="suggestion-facts">
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
