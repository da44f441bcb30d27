import { beforeEach, describe, expect, it, vi } from 'vitest';
import { allowing } from '../../shared/domain/consent';
import { memoryStorage } from '../platform/testing/memory-storage';
import {
  applyKeptConsent,
  decideConsent,
  isConsentDue,
  onConsentChanged,
  readConsent,
  revokeConsent,
} from './consent';

const ALL = allowing({ analytics: true, marketing: true });
const NOTHING = allowing({ analytics: false, marketing: false });
const GIVEN = Date.parse('2026-03-10T12:00:00Z');
const DAY_MS = 86_400_000;

const fetchMock = vi.fn<typeof fetch>();
let scripts: string[];
let cookies: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers({ now: GIVEN, toFake: ['Date'] });
  fetchMock.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
  scripts = ['analytics', 'marketing'];
  cookies = new Map();
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [name = '', value = ''] = text.split(/[=;]/);
      if (text.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    },
    querySelectorAll: (selector: string) =>
      scripts
        .filter((category) => selector === `script[data-consent="${category}"]`)
        .map((category) => ({
          remove: () => {
            scripts = scripts.filter((each) => each !== category);
          },
        })),
  });
  return () => vi.useRealTimers();
});

function signIn(): void {
  localStorage.setItem('userId', 'ada');
  localStorage.setItem('username', 'Ada');
}

function plant(): void {
  localStorage.setItem('analytics-visits', '3');
  sessionStorage.setItem('marketing-source', 'letter');
  localStorage.setItem('readingSize', '4');
  cookies.set('analytics-id', 'x').set('theme', 'dark');
}

describe('a choice', () => {
  it('is kept with its time and version, and each part once more apart', () => {
    expect(isConsentDue()).toBe(true);
    const preferences = allowing({ analytics: true, marketing: false });
    decideConsent(preferences);
    expect(JSON.parse(localStorage.getItem('cookieConsent') ?? '')).toEqual({
      timestamp: '2026-03-10T12:00:00.000Z',
      version: '3.0',
      preferences,
    });
    expect(localStorage.getItem('analyticsConsent')).toBe('true');
    expect(localStorage.getItem('marketingConsent')).toBe('false');
    expect(localStorage.getItem('cookieConsentAccepted')).toBe('true');
    expect(readConsent()).toEqual(preferences);
  });

  it.each([
    [360, false],
    [361, true],
  ])('after %s days is due again: %s', (days, isDue) => {
    decideConsent(ALL);
    vi.setSystemTime(GIVEN + days * DAY_MS);
    expect(isConsentDue()).toBe(isDue);
  });

  it.each([
    'no JSON',
    '{}',
    '[]',
    '{"version":"3.0","preferences":{}}',
    JSON.stringify({ timestamp: new Date(GIVEN).toISOString(), version: '2.0', preferences: ALL }),
  ])('that reads %s is none', (text) => {
    localStorage.setItem('cookieConsent', text);
    expect(isConsentDue()).toBe(true);
  });

  it('removes what it does not allow, and nothing else', () => {
    plant();
    decideConsent(allowing({ analytics: false, marketing: true }));
    expect(localStorage.getItem('analytics-visits')).toBeNull();
    expect(sessionStorage.getItem('marketing-source')).toBe('letter');
    expect(localStorage.getItem('readingSize')).toBe('4');
    expect([...cookies.keys()]).toEqual(['theme']);
    expect(scripts).toEqual(['marketing']);
  });

  it('that is missing or too old allows nothing at the start', () => {
    decideConsent(ALL);
    plant();
    applyKeptConsent();
    expect(localStorage.getItem('analytics-visits')).toBe('3');
    vi.setSystemTime(GIVEN + 400 * DAY_MS);
    applyKeptConsent();
    expect(localStorage.getItem('analytics-visits')).toBeNull();
    expect(scripts).toEqual([]);
  });

  it('tells whoever follows', () => {
    const listener = vi.fn();
    const end = onConsentChanged(listener);
    decideConsent(ALL);
    revokeConsent();
    end();
    decideConsent(NOTHING);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('the server', () => {
  const sent = () => JSON.parse(String(fetchMock.mock.calls[0]?.[1]?.body));

  it('is told nothing by a visitor', () => {
    decideConsent(ALL);
    revokeConsent();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it.each([
    [ALL, true],
    [NOTHING, false],
  ])('is told of %j by who is signed in', (preferences, granted) => {
    signIn();
    decideConsent(preferences);
    expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/privacy-consent');
    const consent = { consentType: 'cookies', granted, consentVersion: '3.0', preferences };
    expect(sent()).toEqual(consent);
  });

  it('may be out of reach: the choice holds', async () => {
    signIn();
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    const mark = vi.spyOn(performance, 'mark');
    decideConsent(ALL);
    await vi.waitFor(() =>
      expect(mark).toHaveBeenCalledWith('consent not sent', { detail: 'no answer' }),
    );
    expect(isConsentDue()).toBe(false);
  });
});

it('revoking removes all of it and all that it had allowed', () => {
  signIn();
  decideConsent(ALL);
  plant();
  fetchMock.mockClear();
  revokeConsent();
  expect(Object.keys(localStorage).sort()).toEqual(['readingSize', 'userId', 'username']);
  expect(isConsentDue()).toBe(true);
  expect(scripts).toEqual([]);
  expect(JSON.parse(String(fetchMock.mock.calls[0]?.[1]?.body))).toMatchObject({ granted: false });
});
