import { parse } from 'zod/mini';
import { userTypeAnswer } from '../../shared/api/onboarding';
import { http } from '../answers/http';
import { keepUserType } from './account-facts';

/** Asks the server what the person is now, for the tabs. Without an answer they stay as they are. */
export async function learnUserType(personId: string): Promise<void> {
  try {
    keepUserType(personId, parse(userTypeAnswer, await http('/api/user/type')).userType);
  } catch {
    // The next sign-in says it.
  }
}
