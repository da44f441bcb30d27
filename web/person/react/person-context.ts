import { createContext, useContext } from 'react';
import type { DraftKeeper } from '../../records/draft-keeper';
import type { PersonStore } from '../contract';

/** The open databases of the person who is signed in. */
export interface Person {
  readonly store: PersonStore;
  readonly keeper: DraftKeeper;
}

export const PersonContext = createContext<Person | null>(null);

export function usePerson(): Person {
  const person = useContext(PersonContext);
  if (person === null) throw new Error('Rendered outside PersonProvider');
  return person;
}
