import { Problem } from '../errors/problem';
import { Refusal, type RefusalCode } from '../store/refusal';
import { refusedInvite } from './onboarding/refused-invite';

/** What the store resolves with. Throws a Problem where it refuses. */
export async function unlessRefused<Value>(asked: Promise<Value>): Promise<Value> {
  try {
    return await asked;
  } catch (error) {
    throw error instanceof Refusal ? toProblem(error.code) : error;
  }
}

function toProblem(code: RefusalCode): Problem {
  switch (code) {
    case 'NOT_A_MEMBER':
      return new Problem(403, code, 'You are no longer in this circle.');
    case 'NOT_FOUND':
      return new Problem(404, code, 'There is nothing at this address.');
    case 'NOT_ALLOWED':
      return new Problem(403, code, 'You don’t have permission to change this.');
    case 'LEADER_STAYS':
      return new Problem(
        409,
        code,
        'Before you leave, please make someone else the leader or delete the circle.',
      );
    case 'ADMIN_STAYS':
      return new Problem(
        409,
        code,
        'Before you leave, please make someone else the administrator.',
      );
    case 'CIRCLE_FULL':
      return new Problem(409, code, 'This circle is full.');
    default:
      return refusedInvite(code);
  }
}
