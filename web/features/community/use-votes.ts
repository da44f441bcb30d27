import { useCallback, useEffect, useState } from 'react';
import type { OutboxItem, OutboxKind, Post } from '../../outbox/contract';
import { useUnsent, useWhenSent } from '../../outbox/react/use-unsent';
import { submit } from '../../outbox/submit';
import { usePerson } from '../../person/react/person-context';
import { useSync } from '../../sync/react/sync-facts';
import { toast } from '../../ui/toast-store';

/** Votes of one kind as they wait in the outbox. Keep it outside of the component. */
export interface VotesSpec<Vote> {
  readonly kinds: readonly OutboxKind[];
  readonly toVote: (id: string, vote: Vote) => Post;
  /** What a vote in the outbox is on, and what it says. */
  readonly readVote: (item: OutboxItem) => [id: string, vote: Vote];
  readonly needsPremium: string;
  /** Said where the server refuses one. */
  readonly gone: string;
}

/** The person's votes that the server's list does not show yet, by what they are on, and how to give one. */
export function useVotes<Vote>(spec: VotesSpec<Vote>, refresh: () => Promise<void>) {
  const { outbox } = usePerson().store;
  const { syncNow } = useSync();
  // A vote is shown from the press on until a newer list has come, and not for a moment the older tally.
  const [given, setGiven] = useState<ReadonlyMap<string, Vote>>(new Map());
  const settle = useCallback(async () => {
    await refresh();
    setGiven(new Map());
  }, [refresh]);
  const unsent = useUnsent(spec.kinds);
  useWhenSent(unsent, settle);

  useEffect(() => {
    for (const item of unsent) {
      if (item.state !== 'held') continue;
      tellRefused(spec, item.code);
      // There is no word in it to keep.
      void outbox.takeBack(item.key);
    }
  }, [outbox, spec, unsent]);

  async function vote(id: string, voteType: Vote): Promise<void> {
    const post = spec.toVote(id, voteType);
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
    tellRefused(spec, undefined);
  }

  /** False where one may be on the server already: a second one beside it could overtake it. */
  async function takeAllBack(items: readonly OutboxItem[]): Promise<boolean> {
    const taken = await Promise.all(items.map(({ key }) => outbox.takeBack(key)));
    return taken.every(Boolean);
  }

  const waiting = new Map(unsent.toReversed().map(spec.readVote));
  return { given: new Map([...waiting, ...given]), waiting, vote };
}

function without<Vote>(all: ReadonlyMap<string, Vote>, id: string): ReadonlyMap<string, Vote> {
  return new Map([...all].filter(([other]) => other !== id));
}

function tellRefused(
  { needsPremium, gone }: Pick<VotesSpec<unknown>, 'needsPremium' | 'gone'>,
  code: string | undefined,
): void {
  toast(
    code === 'PREMIUM_REQUIRED'
      ? {
          title: 'Premium Membership Required',
          description: needsPremium,
          variant: 'destructive',
        }
      : {
          title: 'Vote Not Recorded',
          description: gone,
          variant: 'destructive',
        },
  );
}
