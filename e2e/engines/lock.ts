import { PIN } from '../support/app-lock';
import type { Person } from '../support/person';
import type { Device } from './device';

/** Turns the app lock on, up to the screen that asks for the PIN. The server is asked whether the password is right. */
export async function turnLockOn(device: Device, person: Person): Promise<void> {
  await device.load('/settings/lock');
  await device.press('button', 'Turn on app lock');
  await device.press('radio', /^Only when it starts/);
  await device.write('Your password', person.password);
  await device.press('button', 'Continue');
  await device.write(/^Choose a PIN/, PIN);
  await device.write(/^Enter it again/, PIN);
  await device.sees('Enter your PIN');
}

export async function turnLockOff(device: Device): Promise<void> {
  await device.load('/settings/lock');
  await enterPin(device);
  await device.press('button', 'Turn off app lock');
  await enterPin(device);
  await device.sees('Turn on app lock');
}

export async function enterPin(device: Device): Promise<void> {
  await device.write(/^PIN, six digits/, PIN);
}
