import { usePerson } from '../../person/react/person-context';
import { placesOfWords } from '../places-of-words';

/** Where the words of this page’s person are, as the end of a sentence. */
export function usePlacesOfWords(): string {
  return placesOfWords(usePerson().store.personId);
}
