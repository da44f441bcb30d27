import type { ReportReason } from '../../../../shared/api/prayer-circles';
import type { ReplyFlagReason } from '../../../../shared/api/replies';

/** Why somebody reported a post or flagged a reply. */
export const REASONS: Readonly<Record<ReportReason | ReplyFlagReason, string>> = {
  unkind: 'It’s unkind',
  harmful: 'It could harm someone',
  unwanted: 'It doesn’t belong there',
  other: 'Something else',
};
