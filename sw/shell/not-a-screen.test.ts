import { expect, it } from 'vitest';
import { NOT_A_SCREEN } from './not-a-screen';

const isScreen = (address: string) => !NOT_A_SCREEN.some((pattern) => pattern.test(address));

it.each(['/', '/home', '/journal?new', '/reset-password?token=a.b/c', '/apiary'])(
  '%s opens the app',
  (address) => {
    expect(isScreen(address)).toBe(true);
  },
);

it.each(['/api', '/api/export', '/api/media/one?download', '/manifest.webmanifest', '/a/b.pdf'])(
  '%s is the server’s to answer',
  (address) => {
    expect(isScreen(address)).toBe(false);
  },
);
