import { NavigationType } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { type Page, type Route, startNavigation } from './navigation';

const Screen = () => null;

/** A browser's window with a history of its own. */
function browserAt(address: string) {
  const entries = [{ state: null as unknown, address }];
  let at = 0;
  let onPop: () => void = () => undefined;
  const url = () => new URL(entries[at]?.address ?? '/', 'http://localhost');
  const move = (delta: number) => {
    at += delta;
    onPop();
  };
  const page = {
    get location() {
      return url();
    },
    history: {
      get state() {
        return entries[at]?.state;
      },
      pushState: (state: unknown, _title: string, next: string) => {
        entries.splice(at + 1, Infinity, { state, address: next });
        at += 1;
      },
      replaceState: (state: unknown, _title: string, next: string) => {
        entries[at] = { state, address: next };
      },
      go: move,
    },
    addEventListener: (_type: string, listener: () => void) => {
      onPop = listener;
    },
  };
  return {
    page: page as unknown as Page,
    history: () => entries.map((entry) => entry.address),
    address: () => url().pathname + url().search + url().hash,
  };
}

/** A screen whose code comes when it is told to. */
function lateScreen() {
  const answers: ((error?: Error) => void)[] = [];
  const load = vi.fn(
    () =>
      new Promise<typeof Screen>((resolve, reject) => {
        answers.push((error) => (error ? reject(error) : resolve(Screen)));
      }),
  );
  return { load, answer: (error?: Error) => answers.shift()?.(error) };
}

function start(address: string, routes: Route[]) {
  const browser = browserAt(address);
  const navigation = startNavigation(routes, browser.page);
  const shown = () => navigation.place.get()?.location.pathname;
  return { ...browser, ...navigation, shown };
}

const here = (path: string): Route => ({ path, Component: Screen });

it('shows the open address once the code of its screen is here', async () => {
  const home = lateScreen();
  const { shown, isUnderway } = start('/home', [{ path: '/home', load: home.load }]);
  expect([shown(), isUnderway.get()]).toEqual([undefined, true]);
  home.answer();
  await vi.waitFor(() => expect(shown()).toBe('/home'));
  expect(isUnderway.get()).toBe(false);
});

it('opens an address when its screen is there, and keeps the old one until then', async () => {
  const journal = lateScreen();
  const routes = [here('/home'), { path: '/journal', load: journal.load }];
  const { shown, address, navigator } = start('/home', routes);
  navigator.push('/journal?new');
  expect([shown(), address()]).toEqual(['/home', '/home']);
  journal.answer();
  await vi.waitFor(() => expect(shown()).toBe('/journal'));
  expect(address()).toBe('/journal?new');
});

it('loads the code of a screen once', async () => {
  const journal = lateScreen();
  const routes = [here('/home'), { path: '/journal', load: journal.load }];
  const { shown, navigator } = start('/home', routes);
  navigator.push('/journal');
  journal.answer();
  await vi.waitFor(() => expect(shown()).toBe('/journal'));
  navigator.push('/home');
  navigator.push('/journal');
  expect(shown()).toBe('/journal');
  expect(journal.load).toHaveBeenCalledTimes(1);
});

it('lets a later step take over from one that loads', async () => {
  const [journal, calendar] = [lateScreen(), lateScreen()];
  const { shown, history, navigator } = start('/home', [
    here('/home'),
    { path: '/journal', load: journal.load },
    { path: '/calendar', load: calendar.load },
  ]);
  navigator.push('/journal');
  navigator.push('/calendar');
  calendar.answer();
  await vi.waitFor(() => expect(shown()).toBe('/calendar'));
  journal.answer();
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown()).toBe('/calendar');
  expect(history()).toEqual(['/home', '/calendar']);
});

it('goes back and forth with the browser, with the state of each address', () => {
  const { place, navigator, shown } = start('/home', [here('/home'), here('/journal')]);
  navigator.push('/home');
  const { key: other } = place.get()?.location ?? {};
  navigator.push('/journal', { from: '/home' });
  const { key } = place.get()?.location ?? {};
  expect(key).not.toBe(other);
  navigator.go(-1);
  expect(shown()).toBe('/home');
  navigator.go(1);
  expect(place.get()).toMatchObject({
    action: NavigationType.Pop,
    location: { pathname: '/journal', state: { from: '/home' }, key },
  });
});

it('puts another address in the place of the open one', () => {
  const { history, navigator, place } = start('/home', [here('/home'), here('/journal')]);
  navigator.replace({ pathname: '/journal', search: '?new' }, null, { preventScrollReset: true });
  expect(history()).toEqual(['/journal?new']);
  expect(place.get()).toMatchObject({ keepsScroll: true, action: NavigationType.Replace });
});

it('leads on from an address before its code is loaded', () => {
  const admin = vi.fn();
  const routes: Route[] = [
    here('/home'),
    { path: '/analytics', load: admin, leadElsewhere: () => '/home' },
  ];
  const arrived = start('/analytics', routes);
  expect([arrived.shown(), arrived.history()]).toEqual(['/home', ['/home']]);
  arrived.navigator.push('/analytics');
  expect(arrived.history()).toEqual(['/home', '/home']);
  expect(admin).not.toHaveBeenCalled();
});

it('opens an address whose code can’t be loaded with the reason, and asks again the next time', async () => {
  const journal = lateScreen();
  const routes = [here('/home'), { path: '/journal', load: journal.load }];
  const { address, place, navigator } = start('/home', routes);
  const error = new Error('Failed to fetch dynamically imported module');
  navigator.push('/journal');
  journal.answer(error);
  await vi.waitFor(() => expect(place.get()?.failure).toEqual({ error }));
  expect(address()).toBe('/journal');
  navigator.push('/home');
  expect(place.get()?.failure).toBeUndefined();
  navigator.push('/journal');
  journal.answer();
  await vi.waitFor(() => expect(address()).toBe('/journal'));
  expect(place.get()?.failure).toBeUndefined();
});

it('asks the browser for the address anew where the history is full', () => {
  const browser = browserAt('/home');
  const assign = vi.fn();
  const { history, addEventListener } = browser.page;
  const full = {
    history: Object.assign(Object.create(history), {
      pushState: () => {
        throw new DOMException('Too many', 'SecurityError');
      },
    }),
    location: { pathname: '/home', search: '', hash: '', assign },
    addEventListener,
  };
  const { navigator } = startNavigation([here('/home'), here('/journal')], full as unknown as Page);
  navigator.push('/journal');
  expect(assign).toHaveBeenCalledWith('/journal');
});
