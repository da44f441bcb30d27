/** Why an invite code lets nobody in. */
export type InviteRefusal = 'INVITE_UNKNOWN' | 'INVITE_EXPIRED' | 'INVITE_USED';

export type RefusalCode =
  | 'NOT_A_MEMBER'
  | 'NOT_FOUND'
  | 'NOT_ALLOWED'
  | 'LEADER_STAYS'
  | 'ADMIN_STAYS'
  | 'CIRCLE_FULL'
  | InviteRefusal;

/** What a call on a circle or an organization rejects with where it may not be; nothing was changed then. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(readonly code: RefusalCode) {
    super(code);
  }
}
