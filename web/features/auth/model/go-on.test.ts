import { expect, it } from 'vitest';
import { goOn } from './go-on';

/** What becomes of a page at this address once its person has signed in. */
function after(pathname: string): string | undefined {
  let next: string | undefined;
  goOn({
    pathname,
    assign: (url) => {
      next = String(url);
    },
    reload: () => {
      next = 'the same, anew';
    },
  });
  return next;
}

it.each(['/login', '/register', '/auth'])('sign-in at %s leads Home', (pathname) => {
  expect(after(pathname)).toBe('/home');
});

it.each(['/data-import', '/share-target'])(
  'sign-in at %s goes on there, with the file that the system opened it with',
  (pathname) => {
    expect(after(pathname)).toBe('the same, anew');
  },
);
