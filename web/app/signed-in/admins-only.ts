import { readKeptAnswer } from '../../answers/kept-answers';
import { readSession } from '../../platform/session';
import { userTypeOf } from '../shell/tabs';

/** Leads whoever is no corporate administrator to Home (spec section 2). Asks no network: the server asks again. */
export function adminsOnly(): string | null {
  const session = readSession();
  const kept = session && readKeptAnswer(session.userId, 'userType');
  return userTypeOf(kept) === 'corporate_admin' ? null : '/home';
}
