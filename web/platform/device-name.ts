import { nameDevice } from '../../shared/domain/device-name';

/** What this device is called until its person names it. */
export function defaultDeviceName(userAgent: string): string {
  return nameDevice(userAgent) ?? 'This device';
}
