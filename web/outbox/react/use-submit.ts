import { useRef, useState } from 'react';
import { usePerson } from '../../person/react/person-context';
import { useSync } from '../../sync/react/sync-facts';
import type { Post } from '../contract';
import { type Submitted, submit } from '../submit';

/** Hands one thing after the other to the outbox. A press while one is on its way does nothing: undefined. */
export function useSubmit() {
  const { outbox } = usePerson().store;
  const { syncNow } = useSync();
  const [pending, setPending] = useState(false);
  // A second press comes before the button shows the first.
  const isSubmitting = useRef(false);

  return {
    pending,
    async submit(post: Post, clear?: () => Promise<void>): Promise<Submitted | undefined> {
      if (isSubmitting.current) return undefined;
      isSubmitting.current = true;
      setPending(true);
      try {
        return await submit(post, { outbox, syncNow }, clear);
      } finally {
        isSubmitting.current = false;
        setPending(false);
      }
    },
  };
}
