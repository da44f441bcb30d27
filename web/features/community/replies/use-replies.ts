import { useMemo } from 'react';
import {
  REPLYING_NEEDS_PREMIUM,
  type ReplyView,
  repliesAnswer,
} from '../../../../shared/api/replies';
import type { PagedSource } from '../../../answers/paged-list';
import { usePaged } from '../../../answers/react/use-paged';
import type { OutboxItem } from '../../../outbox/contract';
import { toastSubmitted } from '../../../outbox/react/toast-submitted';
import { type SubmitOutcome, useOutboxForm } from '../../../outbox/react/use-outbox-form';
import { useUnsent, useWhenSent } from '../../../outbox/react/use-unsent';
import { isBlankReply, readReplyForm, toReplyRequest } from './reply-form';
import { repliesPath } from './reply-paths';

const KINDS = ['reply'] as const;

/** The replies to a question as a list that is read page by page; the first page is kept for reading offline. */
export function repliesOf(questionId: string): PagedSource<ReplyView> {
  const path = repliesPath(questionId);
  return { path, keptAt: path, read: readReplies };
}

function readReplies(answer: unknown) {
  const { data } = repliesAnswer.safeParse(answer);
  return data && { items: data.replies, next: data.next };
}

/** The replies to a question, and those of the person that are still on this device. */
export function useReplies(questionId: string) {
  const paged = usePaged(useMemo(() => repliesOf(questionId), [questionId]));
  const all = useUnsent(KINDS);
  const path = repliesPath(questionId);
  const unsent = useMemo(() => all.filter((item) => item.path === path), [all, path]);
  useWhenSent(unsent, paged.refresh);
  return { paged, unsent };
}

/** The form for a reply. One that the server refuses goes back into it (Y9). */
export function useReplyForm(questionId: string) {
  const spec = {
    kind: 'reply',
    path: repliesPath(questionId),
    read: readReplyForm,
    isBlank: isBlankReply,
    toRequest: toReplyRequest,
  } as const;
  const { takeBack, ...form } = useOutboxForm(spec, (handed) => {
    toastSubmitted(handed, wordsFor(handed));
    if (handed.outcome === 'refused' && handed.item) void takeBack(handed.item);
  });
  return { ...form, takeBack };
}

export type ReplyFormState = ReturnType<typeof useReplyForm>;

function wordsFor({ item }: SubmitOutcome) {
  return {
    sent: { title: 'Reply Sent', description: 'A person reads it before everybody can.' },
    failed: sayRefused(item),
  };
}

function sayRefused(item: OutboxItem | undefined) {
  if (item?.code === 'PREMIUM_REQUIRED') {
    return { title: 'Premium Membership Required', description: REPLYING_NEEDS_PREMIUM };
  }
  return {
    title: 'Reply Not Sent',
    description:
      item?.code === 'NOT_FOUND'
        ? 'This question takes no replies any more. Your words are still here.'
        : 'Your words are still here. Change them, then try again.',
  };
}
