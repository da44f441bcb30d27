/** Why an invite code lets nobody in. */
export type InviteRefusal = 'INVITE_UNKNOWN' | 'INVITE_EXPIRED' | 'INVITE_USED';
