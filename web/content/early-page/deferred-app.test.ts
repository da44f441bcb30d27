import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { memoryStorage } from '../../platform/testing/memory-storage';
import { deferApp, preloadUnlessDeferred, startDeferredApp } from './deferred-app';

const SHELL = `<script src="/start-guard.js" data-signed-in="/assets/store.js"></script>
<script type="module" crossorigin src="/assets/index.js"></script>
<link rel="preload" as="script" crossorigin href="/assets/entry.js">
<link rel="preload" href="/assets/figtree.woff2" as="font">`;

let asked: string[];
let page: Record<string, unknown>;

beforeEach(() => {
  asked = [];
  page = { 'script[data-signed-in]': { dataset: { signedIn: '/assets/store.js' } } };
  vi.stubGlobal('localStorage', memoryStorage());
  localStorage.setItem('userId', 'ada');
  localStorage.setItem('username', 'ada');
  vi.stubGlobal('location', { pathname: '/daily-drop' });
  vi.stubGlobal('document', {
    querySelector: (selector: string) => page[selector] ?? null,
    querySelectorAll: (selector: string) => page[selector] ?? [],
    getElementById: () => null,
    createElement: () => ({}),
    head: { append: ({ href }: HTMLLinkElement) => asked.push(href) },
  });
});

it('K5 a page that is painted ahead names no script of the app that the browser would ask for', () => {
  const deferred = deferApp(SHELL);
  expect(deferred).not.toMatch(/type="module"|rel="preload" as="script"/);
  expect(deferred).toContain('<script src="/start-guard.js" data-holds-app data-signed-in=');
  expect(deferred).toContain('<link rel="preload" href="/assets/figtree.woff2" as="font">');
});

it('K5 the start guard leaves the scripts to the start of an app that is held', () => {
  page['script[data-holds-app]'] = {};
  preloadUnlessDeferred();
  expect(asked).toEqual([]);

  const [script, link] = [{ getAttribute: () => '/assets/index.js', replaceWith: vi.fn() }, {}];
  page['script[type="text/held"]'] = script;
  page['link[rel="held"]'] = [link];
  startDeferredApp();
  expect(asked).toEqual(['/assets/store.js']);
  expect(link).toEqual({ rel: 'preload' });
  expect(script.replaceWith).toHaveBeenCalledWith(
    expect.objectContaining({ type: 'module', src: '/assets/index.js' }),
  );
});

describe('K5 an app that is held starts once', () => {
  let tellPaints: (names: string[]) => void;
  let frame: () => void;
  let held: { isConnected: boolean; getAttribute(): string; replaceWith: Mock };

  beforeEach(() => {
    vi.useFakeTimers();
    const replaceWith = vi.fn(() => {
      held.isConnected = false;
    });
    held = { isConnected: true, getAttribute: () => '/assets/index.js', replaceWith };
    page['script[type="text/held"]'] = held;
    vi.spyOn(document, 'getElementById').mockReturnValue({} as HTMLElement);
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
      frame = run;
    });
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        constructor(told: (seen: { getEntriesByName(name: string): string[] }) => void) {
          tellPaints = (names) =>
            told({ getEntriesByName: (name) => names.filter((each) => each === name) });
        }
        observe = () => undefined;
      },
    );
    startDeferredApp();
  });
  afterEach(() => void vi.useRealTimers());

  it('what is painted ahead of it is on the screen', () => {
    tellPaints(['first-paint']);
    frame();
    expect(held.replaceWith).not.toHaveBeenCalled();
    tellPaints(['first-contentful-paint']);
    expect(held.replaceWith).toHaveBeenCalled();
    vi.runAllTimers();
    expect(held.replaceWith).toHaveBeenCalledTimes(1);
  });

  it('a while is over, in a browser that does not say so', () => {
    vi.runAllTimers();
    expect(held.replaceWith).not.toHaveBeenCalled();
    frame();
    vi.runAllTimers();
    expect(held.replaceWith).toHaveBeenCalledTimes(1);
  });
});

it('elsewhere the start guard asks for them at once', () => {
  preloadUnlessDeferred();
  startDeferredApp();
  expect(asked).toEqual(['/assets/store.js']);
});
