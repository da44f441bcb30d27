import { notFound, Problem } from '../errors/problem';

type RefusalCode =
  | 'NOT_A_MEMBER'
  | 'NOT_FOUND'
  | 'NOT_ALLOWED'
  | 'LEADER_STAYS'
  | 'ADMIN_STAYS'
  | 'CIRCLE_FULL'
  | 'GUIDANCE_FULL'
  | 'INVITE_UNKNOWN'
  | 'INVITE_EXPIRED'
  | 'INVITE_USED';

/** The Problem of a call on a circle or an organization that may not be. Thrown in a transaction, it undoes all of it. */
export function refused(code: RefusalCode): Problem {
  const [status, message] = ANSWERS[code];
  return new Problem(status, code, message);
}

const ANSWERS: Readonly<Record<RefusalCode, readonly [status: number, message: string]>> = {
  NOT_A_MEMBER: [403, 'You are no longer in this circle.'],
  NOT_FOUND: [404, notFound().message],
  NOT_ALLOWED: [403, 'You don’t have permission to change this.'],
  LEADER_STAYS: [
    409,
    'Before you leave, please make someone else the leader or delete the circle.',
  ],
  ADMIN_STAYS: [409, 'Before you leave, please make someone else the administrator.'],
  CIRCLE_FULL: [409, 'This circle is full.'],
  GUIDANCE_FULL: [
    409,
    'This circle has reached the limit of what you can give it. Delete something, then try again.',
  ],
  INVITE_UNKNOWN: [404, 'We don’t know this invite code. Please check how it is spelled.'],
  INVITE_EXPIRED: [409, 'This invite code has expired. Please ask for a new one.'],
  INVITE_USED: [409, 'This invite code has been used up. Please ask for a new one.'],
};
