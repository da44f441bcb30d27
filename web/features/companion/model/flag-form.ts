import * as z from 'zod/mini';
import {
  COMPANION_LIMITS,
  FLAG_REASONS,
  type FlagReason,
  flagRequest,
} from '../../../../shared/api/companion';
import type { CompanionAnswer } from '../../../../shared/companion/answer';
import type { OutboxItem } from '../../../outbox/contract';

/** What the dialog shows: the reason may still be missing. */
export interface FlagForm {
  readonly reason: FlagReason | null;
  readonly note: string;
}

const leftForm = z.object({
  reason: z.catch(z.nullable(z.enum(FLAG_REASONS)), null),
  note: z.catch(z.string(), ''),
});

/** The form of a draft; an empty one of anything else. */
export function readForm(left: unknown): FlagForm {
  const parsed = leftForm.safeParse(left);
  return parsed.success ? parsed.data : { reason: null, note: '' };
}

/** How an answer that named these passages is flagged: through the outbox, the page itself never with it. */
export function flagging(references: readonly string[]) {
  return {
    kind: 'companion-flag',
    path: '/api/companion/flags',
    read: readForm,
    isBlank: ({ note }: FlagForm) => note.trim() === '',
    toRequest(form: FlagForm): OutboxItem['body'] | undefined {
      const parsed = flagRequest.safeParse({ references, ...form });
      return parsed.success ? { ...parsed.data } : undefined;
    },
  } as const;
}

/** The passages that an answer named, as data, each once. */
export function referencesOf(answer: CompanionAnswer): string[] {
  const passages =
    answer.kind === 'viewpoints'
      ? answer.viewpoints.flatMap((viewpoint) => viewpoint.passages)
      : answer.kind === 'passages'
        ? answer.passages
        : [];
  const named = new Set(passages.map(({ reference }) => reference));
  return [...named].slice(0, COMPANION_LIMITS.references);
}
