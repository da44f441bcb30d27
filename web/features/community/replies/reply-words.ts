import type { ReplyFlagReason, ReplyStatus } from '../../../../shared/api/replies';
import { pluralize } from '../../../ui/format/numbers';

/** On the button that opens them: `3 replies`, `Reply` where there is none, `Replies` while that is unknown. */
export function sayReplies(count: number | undefined): string {
  if (count === undefined) return 'Replies';
  return count === 0 ? 'Reply' : `${count} ${pluralize(count, 'reply', 'replies')}`;
}

/** What has become of one’s own reply; nothing where everybody can read it. */
export function sayStatus(status: ReplyStatus): string | undefined {
  if (status === 'pending') return 'Waiting to be read';
  return status === 'rejected' ? 'Not shown' : undefined;
}

export const FLAG_REASONS: readonly { readonly value: ReplyFlagReason; readonly label: string }[] =
  [
    { value: 'unkind', label: 'It’s unkind' },
    { value: 'harmful', label: 'It could harm someone' },
    { value: 'unwanted', label: 'It doesn’t belong here' },
    { value: 'other', label: 'Something else' },
  ];
