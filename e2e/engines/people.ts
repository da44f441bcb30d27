import type { Person } from '../support/person';
import type { Device } from './device';
import { until } from './until';

/** Creates the account on the screen and waits until Home stands. */
export async function register(device: Device, person: Person): Promise<void> {
  await device.load('/register');
  await device.press('button', 'Reject All');
  await device.write('Username', person.username);
  await device.write('Email', person.email);
  await device.write('Password', person.password);
  await device.press('checkbox', /^I agree/);
  await device.press('button', 'Create Account');
  await homeStands(device);
}

/** Starts a further device of a person, where it does not run yet, and signs in on it. */
export async function join(device: Device, person: Person): Promise<void> {
  if (device.isRunning) return;
  await device.start();
  await device.load('/login');
  await device.press('button', 'Reject All');
  await signIn(device, person);
}

/** Signs in on the screen and waits until Home stands. */
export async function signIn(device: Device, person: Person): Promise<void> {
  await device.load('/login');
  await device.write('Username', person.username);
  await device.write('Password', person.password);
  await device.press('button', 'Sign In');
  await homeStands(device);
}

/** Completes the onboarding, marks the tour and other overlays as seen, and loads Home. */
async function homeStands(device: Device): Promise<void> {
  await until(`somebody who is signed in in ${device.engine}`, () =>
    device.evaluate(async () => {
      const person = localStorage.getItem('userId');
      if (!person || ['/register', '/login'].includes(location.pathname)) return false;
      const chosen = { userType: 'individual', goals: ['peace'], shareReflectionsWithGroup: false };
      const answer = await fetch('/api/user/complete-onboarding', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-user-id': person },
        body: JSON.stringify({ ...chosen, inviteCode: null, organizationName: null }),
      });
      if (!answer.ok) throw new Error(`The onboarding was answered with ${answer.status}.`);
      localStorage.setItem(`answer:${person}:onboarded`, 'true');
      const notes = { hasSeenWelcomeTour: 'true', lastShownStreak: '0' };
      const here = new Date();
      const today = new Date(here.getTime() - here.getTimezoneOffset() * 60_000)
        .toISOString()
        .slice(0, 10);
      const shown = { ...notes, reminderDismissedOn: today, encouragedOn: today };
      for (const [name, value] of Object.entries(shown))
        localStorage.setItem(`shown:${person}:${name}`, value);
      sessionStorage.setItem('installDismissed', 'true');
      return true;
    }),
  );
  await device.load('/home');
  await device.sees('Today’s Progress');
}

/** Waits until the service worker keeps the app and answers for this page. */
export async function appIsKept(device: Device): Promise<void> {
  await until(`a service worker that is active in ${device.engine}`, () =>
    device.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.active?.state === 'activated';
    }),
  );
}

/** Waits until the drops of the days to come are on the device. */
export async function windowIsKept(device: Device): Promise<void> {
  await until(`the drops of thirty days in ${device.engine}`, () =>
    device.evaluate(async () => {
      const texts = await caches.open('content-text');
      return (await texts.keys()).length >= 30;
    }),
  );
}

export async function everythingIsSynced(device: Device): Promise<void> {
  await device.load('/home');
  await nothingWaits(device);
}

/** Waits until the page tells screen readers that everything is synced. */
export async function nothingWaits(device: Device): Promise<void> {
  await until(`nothing that waits in ${device.engine}`, () =>
    device.evaluate(() => document.body.textContent.includes('Everything is synced')),
  );
}

/** Waits until all of these texts are among what the server has of a person. */
export async function serverHas(
  origin: string,
  person: Person,
  texts: readonly string[],
): Promise<void> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  const { user } = (await answer.json()) as { user: { id: string } };
  const cookie = answer.headers.getSetCookie().map((each) => each.split(';')[0]);
  const headers = { cookie: cookie.join('; '), 'x-user-id': user.id };
  for (const text of texts) {
    await until(`“${text}” on the server`, async () => {
      const known = await fetch(`${origin}/api/data-export`, { headers });
      return (await known.text()).includes(text);
    });
  }
}

/** The local day of the device, as addresses name it. */
export function today(device: Device): Promise<string> {
  return device.evaluate(() => {
    const here = new Date();
    return new Date(here.getTime() - here.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  });
}
