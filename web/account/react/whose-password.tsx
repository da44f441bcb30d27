import { readSession } from '../../platform/session';

/** Stands before a field for the current password: password managers look there for whose it is. */
export function WhosePassword() {
  return (
    <input
      className="sr-only"
      autoComplete="username"
      value={readSession()?.username ?? ''}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
