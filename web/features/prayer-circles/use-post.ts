import { useRef, useState } from 'react';
import type { OutboxItem } from '../../outbox/contract';
import { handToOutbox } from '../../outbox/hand-to-outbox';
import { seeItSent } from '../../outbox/see-it-sent';
import { usePerson } from '../../person/react/person-context';
import { useSync } from '../../sync/react/sync-facts';
import { toast } from '../../ui/toast-store';

/** What is said of something that was posted; nothing of what goes without saying. */
interface PostWords {
  readonly done?: string;
  readonly failed: string;
}

type Post = Pick<OutboxItem, 'kind' | 'path' | 'body'>;

/** Hands something to the outbox, from where it is sent by itself, and says what becomes of it. */
export function usePost({ done, failed }: PostWords) {
  const { outbox } = usePerson().store;
  const { syncNow } = useSync();
  const [pending, setPending] = useState(false);
  // A second press comes before the button shows the first.
  const isPosting = useRef(false);

  async function handOver(post: Post, afterwards: () => unknown): Promise<void> {
    const item = await handToOutbox(post, outbox, async () => void (await afterwards()));
    if (!item) {
      toast({ title: failed, variant: 'destructive' });
      return;
    }
    const outcome = await seeItSent(item, { outbox, syncNow });
    if (outcome === 'refused') toast({ title: failed, variant: 'destructive' });
    else if (outcome === 'sent' && done) toast({ title: done });
    else if (outcome === 'waits' && done) toast({ title: 'Waiting to send', description: WAITS });
  }

  async function post(one: Post, afterwards: () => unknown = () => undefined): Promise<void> {
    if (isPosting.current) return;
    isPosting.current = true;
    setPending(true);
    try {
      await handOver(one, afterwards);
    } finally {
      isPosting.current = false;
      setPending(false);
    }
  }
  return { pending, post };
}

const WAITS = 'We’ll send it when you’re back online.';
