import { notFound, Problem } from '../errors/problem';
import { Refusal, type RefusalCode } from '../store/refusal';

/** Resolves with the value of the store. Throws a Problem where the store refuses. */
export async function mapRefusal<Value>(asked: Promise<Value>): Promise<Value> {
  try {
    return await asked;
  } catch (error) {
    throw error instanceof Refusal ? refused(error.code) : error;
  }
}

/** The Problem that tells a person why the store refuses. */
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
  INVITE_UNKNOWN: [404, 'We don’t know this invite code. Please check how it is spelled.'],
  INVITE_EXPIRED: [409, 'This invite code has expired. Please ask for a new one.'],
  INVITE_USED: [409, 'This invite code has been used up. Please ask for a new one.'],
};
