import { createContext, useContext } from 'react';

/** What the chrome knows of the person and can ask of the app. */
export interface ShellControl {
  readonly username: string;
  readonly logOut: () => void;
  /** Takes everything of a guest from this device, for good. */
  readonly eraseHere: () => void;
}

export const ShellContext = createContext<ShellControl | null>(null);

export function useShell(): ShellControl {
  const control = useContext(ShellContext);
  if (control === null) throw new Error('Rendered outside ShellContext');
  return control;
}
