import { beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../platform/testing/memory-storage';
import { showKeptHome } from './show-kept-home';

const template = { dataset: { person: 'ada', rail: 'false' }, content: {} };
const shown = { append: vi.fn(), setAttribute: vi.fn(), id: '' };
const replaceWith = vi.fn();
const remove = vi.fn();
let isWide: boolean;

beforeEach(() => {
  isWide = false;
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('matchMedia', () => ({ matches: isWide }));
  vi.stubGlobal('document', {
    querySelector: () => ({ ...template, replaceWith, remove }),
    createElement: () => shown,
  });
  for (const call of [shown.append, replaceWith, remove]) call.mockReset();
});

function signIn(userId: string): void {
  localStorage.setItem('userId', userId);
  localStorage.setItem('username', 'somebody');
}

it('K2 shows whoever is signed in their own Home', () => {
  signIn('ada');
  showKeptHome();
  expect(replaceWith).toHaveBeenCalledWith(shown);
  expect(shown.append).toHaveBeenCalledWith(template.content);
  expect(shown.id).toBe('early-page');
});

it('K2 A22 throws it away before the next person sees it, and after a sign-out', () => {
  showKeptHome();
  signIn('ben');
  showKeptHome();
  expect(replaceWith).not.toHaveBeenCalled();
  expect(remove).toHaveBeenCalledTimes(2);
});

it('K2 throws it away in a window that has the rail', () => {
  signIn('ada');
  isWide = true;
  showKeptHome();
  expect(replaceWith).not.toHaveBeenCalled();
  expect(remove).toHaveBeenCalledOnce();
});

it('leaves a page alone in which none is', () => {
  vi.stubGlobal('document', { querySelector: () => null });
  expect(showKeptHome).not.toThrow();
});
