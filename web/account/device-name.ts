import { nameDevice } from '../../shared/domain/device-name';
import { http } from '../answers/http';

/** What this device is called until its person names it. */
export function defaultDeviceName(userAgent: string): string {
  return nameDevice(userAgent) ?? 'This device';
}

/** Tells the server what this device is called, for the list of where the person is signed in. Else the next sign-in does. */
export async function tellDeviceName(name: string): Promise<void> {
  const body = { name };
  await http('/api/account/sessions/this/name', { method: 'PUT', body }).catch(() => undefined);
}
