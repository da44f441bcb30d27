import { ChevronDown, ChevronUp } from 'lucide-react';
import type { Vote } from '../../../shared/api/suggestions';
import { joinClasses } from '../../ui/join-classes';
import type { CurrentVote, VoteType } from './current-vote';

interface VotePillProps extends CurrentVote {
  /** The id of the question's text. */
  readonly about: string;
  readonly onVote: (vote: VoteType) => void;
}

/** Two buttons and the tally between them. Pressing what is pressed takes the vote back. */
export function VotePill({ votes, yourVote, about, onVote }: VotePillProps) {
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
