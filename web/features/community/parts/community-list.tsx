import { ChevronDown, ChevronUp, CloudOff } from 'lucide-react';
import { useId } from 'react';
import type { SuggestionView, Vote } from '../../../../shared/api/suggestions';
import { PagedMissing, ShowMore } from '../../../answers/react/paged-parts';
import type { Paged } from '../../../answers/react/use-paged';
import { useToday } from '../../../live/react/use-today';
import { useIsReachable } from '../../../sync/react/sync-facts';
import { pluralize } from '../../../ui/format/numbers';
import { ItemState } from '../../../ui/item-state';
import { joinClasses } from '../../../ui/join-classes';
import { Part } from '../../../ui/screen';
import { QUESTION_VOTES } from '../commands';
import { sayAbout } from '../community-words';
import { type CurrentVote, currentVote, type VoteType } from '../current-vote';
import { useVotes } from '../use-votes';
import { ApprovedTag } from './approved-tag';
import { QuestionWays } from './question-ways';

interface CommunityListProps {
  readonly approvedSuggestions: Paged<SuggestionView>;
  readonly canVote: boolean;
  /** The question that the address names. */
  readonly named: string | null;
}

/** Everybody's questions, those with the most votes first. */
export function CommunityList({ approvedSuggestions, canVote, named }: CommunityListProps) {
  const { items, hasMore, refresh } = approvedSuggestions;
  const { given, waiting, vote } = useVotes(QUESTION_VOTES, refresh);
  const isStuck = useIsReachable() === false;
  return (
    <Part title="Community Suggestions" aside={hasMore ? `${items?.length}+` : items?.length}>
      <PagedMissing
        paged={approvedSuggestions}
        rows={3}
        unknown="We couldn’t load the community’s questions. Check your connection."
      />
      {items?.length === 0 && <p className="note">The first question will appear here.</p>}
      <ul>
        {items?.map((one) => (
          <SuggestionRow
            key={one.id}
            suggestion={one}
            isNamed={one.id === named}
            standing={currentVote(one, given.get(one.id))}
            waits={isStuck && waiting.has(one.id)}
            onVote={canVote && !one.isYours ? (type) => void vote(one.id, type) : undefined}
          />
        ))}
      </ul>
      <ShowMore paged={approvedSuggestions} className="mt-3">
        Show more questions
      </ShowMore>
    </Part>
  );
}

interface SuggestionRowProps {
  readonly suggestion: SuggestionView;
  readonly isNamed: boolean;
  readonly standing: CurrentVote;
  /** A vote on it can't go just now. */
  readonly waits: boolean;
  /** Undefined where the person has no vote. */
  readonly onVote: ((vote: VoteType) => void) | undefined;
}

function SuggestionRow({ suggestion, isNamed, standing, waits, onVote }: SuggestionRowProps) {
  const id = useId();
  const today = useToday();
  return (
    <li className="suggestion">
      {onVote ? <VotePill {...standing} about={id} onVote={onVote} /> : <Tally {...standing} />}
      <div className="min-w-0">
        <p
          id={id}
          className="font-serif text-xl leading-running font-normal text-pretty wrap-anywhere whitespace-pre-line"
        >
          {suggestion.suggestion}
        </p>
        <div className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-2">
          {suggestion.status === 'approved' && <ApprovedTag />}
          <span className="note wrap-anywhere">{sayAbout(suggestion, today)}</span>
          {waits && (
            <ItemState icon={<CloudOff size={16} strokeWidth={1.6} aria-hidden />}>
              Waiting to send
            </ItemState>
          )}
        </div>
        {suggestion.status === 'approved' && (
          <QuestionWays
            questionId={suggestion.id}
            question={suggestion.suggestion}
            replies={suggestion.replies}
            isNamed={isNamed}
          />
        )}
      </div>
    </li>
  );
}

function Tally({ votes }: Pick<CurrentVote, 'votes'>) {
  return (
    <p className="vote-tally">
      <span className="vote-count numerals">{votes}</span>
      <span className="note">{pluralize(Math.abs(votes), 'vote', 'votes')}</span>
    </p>
  );
}

interface VotePillProps extends CurrentVote {
  /** The id of the question's text. */
  readonly about: string;
  readonly onVote: (vote: VoteType) => void;
}

/** Two buttons and the tally between them. Pressing what is pressed takes the vote back. */
function VotePill({ votes, yourVote, about, onVote }: VotePillProps) {
  const press = (vote: Vote) => ({
    type: 'button' as const,
    'aria-pressed': yourVote === vote,
    'aria-describedby': about,
    onClick: () => onVote(yourVote === vote ? 'none' : vote),
  });
  return (
    <div className={joinClasses('vote-pill', yourVote && `vote-pill-${yourVote}`)}>
      <button {...press('upvote')} aria-label="Upvote">
        <ChevronUp size={20} strokeWidth={1.6} aria-hidden />
      </button>
      <output className="vote-count numerals" aria-label="Votes">
        {votes}
      </output>
      <button {...press('downvote')} aria-label="Downvote">
        <ChevronDown size={20} strokeWidth={1.6} aria-hidden />
      </button>
    </div>
  );
}
