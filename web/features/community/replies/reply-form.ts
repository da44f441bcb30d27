import * as z from 'zod/mini';
import { REPLY_CHARACTERS, type ReplyRequest, replyRequest } from '../../../../shared/api/replies';

/** What the form shows. */
export interface ReplyForm {
  readonly text: string;
}

const leftForm = z.object({ text: z.catch(z.string(), '') });

/** The form of a draft, or of something that was to be sent; an empty one of anything else. */
export function readReplyForm(left: unknown): ReplyForm {
  const parsed = leftForm.safeParse(left);
  return parsed.success ? parsed.data : { text: '' };
}

/** Whether nothing stands in it that could be lost. */
export function isBlankReply({ text }: ReplyForm): boolean {
  return text.trim() === '';
}

export function isTooLongReply({ text }: ReplyForm): boolean {
  return text.trim().length > REPLY_CHARACTERS;
}

/** What is sent; undefined while nothing is written, or more than is sent. */
export function toReplyRequest(form: ReplyForm): ReplyRequest | undefined {
  const parsed = replyRequest.safeParse(form);
  return parsed.success ? parsed.data : undefined;
}
