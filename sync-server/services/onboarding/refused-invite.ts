import { Problem } from '../../errors/problem';
import type { InviteRefusal } from '../../store/refusal';

/** Why an invite code lets nobody in. */
export function refusedInvite(code: InviteRefusal): Problem {
  switch (code) {
    case 'INVITE_UNKNOWN':
      return new Problem(
        404,
        code,
        'We don’t know this invite code. Please check how it is spelled.',
      );
    case 'INVITE_EXPIRED':
      return new Problem(409, code, 'This invite code has expired. Please ask for a new one.');
    case 'INVITE_USED':
      return new Problem(409, code, 'This invite code has been used up. Please ask for a new one.');
  }
}
