import { isGuest } from '../account/guest';
import type { Session } from '../platform/session';

/** A person as they are greeted: 'miriam' becomes 'Miriam'. A guest has no name. */
export function greetedName(session: Session | null): string {
  if (session && isGuest(session.userId)) return '';
  const [first = '', ...rest] = session?.username ?? 'friend';
  return first.toLocaleUpperCase() + rest.join('');
}
