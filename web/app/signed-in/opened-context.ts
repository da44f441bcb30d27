import { createContext, useContext } from 'react';
import type { OpenPerson } from './open-person';

export const OpenedContext = createContext<OpenPerson | null>(null);

export function useOpened(): OpenPerson {
  const opened = useContext(OpenedContext);
  if (opened === null) throw new Error('Rendered outside OpenedContext');
  return opened;
}
