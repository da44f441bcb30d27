import { isGuest } from './guest';

/** Where somebody’s words are, as the end of a sentence: a guest’s are on one device only (P71). */
export function placesOfWords(personId: string): string {
  return isGuest(personId) ? 'this device' : 'all your devices';
}
