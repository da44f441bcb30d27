import { useCallback, useEffect, useState } from 'react';
import { VOTING_NEEDS_PREMIUM } from '../../../shared/api/suggestions';
import type { OutboxItem } from '../../outbox/contract';
import { useUnsent, useWhenSent } from '../../outbox/react/use-unsent';
import { submit } from '../../outbox/submit';
import { usePerson } from '../../person/react/person-context';
import { useSync } from '../../sync/react/sync-facts';
import { toast } from '../../ui/toast-store';
import { readVote, toVote } from './commands';
import type { VoteType } from './current-vote';

type Given = ReadonlyMap<string, VoteType>;

const KINDS = ['suggestion-vote'] as const;
const NOTHING: Given = new Map();

/** The person's votes that the server's list does not show yet, by question, and how to give one. */
export function useVotes(refresh: () => Promise<void>) {
  const { outbox } = usePerson().store;
  const { syncNow } = useSync();
  // A vote is shown from the press on until a newer list has come, and not for a moment the older tally.
  const [given, setGiven] = useState(NOTHING);
  const settle = useCallback(async () => {
    await refresh();
    setGiven(NOTHING);
  }, [refresh]);
  const unsent = useUnsent(KINDS);
  useWhenSent(unsent, settle);

  useEffect(() => {
    for (const item of unsent) {
      if (item.state !== 'held') continue;
      tellRefused(item.code);
      // There is no word in it to keep.
      void outbox.takeBack(item.key);
    }
  }, [outbox, unsent]);

  async function vote(id: string, voteType: VoteType): Promise<void> {
    const post = toVote(id, voteType);
    const earlier = unsent.filter(({ path }) => path === post.path);
    setGiven((all) => new Map(all).set(id, voteType));
    if (!(await takeAllBack(earlier))) {
      setGiven((all) => without(all, id));
      toast({
        title: 'Waiting to send',
        description: 'Your last vote is still sending. You can change it once it’s sent.',
      });
      return;
    }
    const { outcome } = await submit(post, { outbox, syncNow });
    if (outcome === 'sent') toast({ title: 'Vote Recorded' });
    if (outcome !== 'failed') return;
    setGiven((all) => without(all, id));
    tellRefused(undefined);
  }

  /** False where one may be on the server already: a second one beside it could overtake it. */
  async function takeAllBack(items: readonly OutboxItem[]): Promise<boolean> {
    const taken = await Promise.all(items.map(({ key }) => outbox.takeBack(key)));
    return taken.every(Boolean);
  }

  const waiting = new Map(unsent.toReversed().map(readVote));
  return { given: new Map([...waiting, ...given]), waiting, vote };
}

function without(all: Given, id: string): Given {
  return new Map([...all].filter(([other]) => other !== id));
}

function tellRefused(code: string | undefined): void {
  toast(
    code === 'PREMIUM_REQUIRED'
      ? {
          title: 'Premium Membership Required',
          description: VOTING_NEEDS_PREMIUM,
          variant: 'destructive',
        }
      : {
          title: 'Vote Not Recorded',
          description: 'The question may have been removed. Try again.',
          variant: 'destructive',
        },
  );
}
