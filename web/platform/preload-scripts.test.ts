import { beforeEach, expect, it, vi } from 'vitest';
import { preloadApp, preloadScripts } from './preload-scripts';
import { memoryStorage } from './testing/memory-storage';

let asked: Partial<HTMLLinkElement>[];
const dataset = {
  lock: '/assets/lock.js /assets/lock.css',
  signedIn: '/assets/store.js /assets/signed-in.js',
  home: '/assets/home.js',
};

beforeEach(() => {
  asked = [];
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('location', { pathname: '/home' });
  stubDocument({ dataset });
});

function stubDocument(guard: unknown): void {
  vi.stubGlobal('document', {
    querySelector: (selector: string) => (selector === 'script[data-signed-in]' ? guard : null),
    createElement: () => ({}),
    head: { append: (link: HTMLLinkElement) => asked.push(link) },
  });
}

function signIn(): void {
  localStorage.setItem('userId', 'ada');
  localStorage.setItem('username', 'ada');
}

it('asks for what Home needs of the app, as scripts', () => {
  signIn();
  preloadScripts();
  expect(asked.map(({ href }) => href)).toEqual([
    '/assets/store.js',
    '/assets/signed-in.js',
    '/assets/home.js',
  ]);
  expect(asked[0]).toMatchObject({ rel: 'preload', as: 'script', crossOrigin: '' });
});

it('asks elsewhere for what every screen needs', () => {
  signIn();
  vi.stubGlobal('location', { pathname: '/journal' });
  preloadScripts();
  expect(asked.map(({ href }) => href)).toEqual(['/assets/store.js', '/assets/signed-in.js']);
});

it('asks behind an app lock for what takes a PIN alone, and later for the rest', () => {
  signIn();
  localStorage.setItem('appLock', 'ada');
  preloadScripts();
  expect(asked.map(({ as, href }) => [as, href])).toEqual([
    ['script', '/assets/lock.js'],
    ['style', '/assets/lock.css'],
  ]);
  preloadApp();
  expect(asked.slice(2).map(({ href }) => href)).toEqual([
    '/assets/store.js',
    '/assets/signed-in.js',
    '/assets/home.js',
  ]);
});

it('asks for nothing where nobody is signed in', () => {
  preloadScripts();
  expect(asked).toEqual([]);
});

it('asks for nothing in development, where no file is named', () => {
  signIn();
  stubDocument({ dataset: {} });
  preloadScripts();
  stubDocument(null);
  preloadScripts();
  expect(asked).toEqual([]);
});
