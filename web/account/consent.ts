import {
  allowing,
  CONSENT_CATEGORIES,
  CONSENT_VERSION,
  type ConsentCategory,
  type ConsentPreferences,
  type ConsentRecord,
  isConsentValid,
  isGranted,
} from '../../shared/domain/consent';
import { http } from '../answers/http';
import { HttpError } from '../answers/http-error';
import { now } from '../platform/clock';
import { trace } from '../platform/log';
import { keepPreference, readPreference } from '../platform/preference';
import { readSession } from '../platform/session';

/**
 *                accept, reject, save                older than 12 months, another version
 *   undecided ─────────────────────────▶ decided ─────────────────────────────────▶ undecided
 *       ▲            kept, applied, posted    │                                (the banner shows)
 *       └──────────────── revoke ─────────────┘
 */

/** What the person chose, in one. */
const RECORD = 'cookieConsent';
/** And once more apart, for whatever asks about one thing only (spec section 3). */
const ACCEPTED = 'cookieConsentAccepted';
const FLAGS: Readonly<Record<ConsentCategory, string>> = {
  analytics: 'analyticsConsent',
  marketing: 'marketingConsent',
};
const NOTHING = allowing({ analytics: false, marketing: false });

const changes = new EventTarget();

/** The choice that holds on this browser; undefined where the person has to be asked. */
export function readConsent(): ConsentPreferences | undefined {
  const record = parseRecord(readPreference(RECORD));
  return record && isConsentValid(record, now()) ? record.preferences : undefined;
}

/** Whether the person has to be asked. */
export function isConsentDue(): boolean {
  return readConsent() === undefined;
}

/**
 * Keeps a choice on this browser, applies it, and tells the server if somebody is signed in. Never waits for the network.
 */
export function decideConsent(preferences: ConsentPreferences): void {
  const record = {
    timestamp: new Date(now()).toISOString(),
    version: CONSENT_VERSION,
    preferences,
  };
  keepPreference(RECORD, JSON.stringify(record));
  keepPreference(ACCEPTED, String(isGranted(preferences)));
  for (const category of CONSENT_CATEGORIES) {
    keepPreference(FLAGS[category], String(preferences[category]));
  }
  applyConsent(preferences);
  changes.dispatchEvent(new Event('change'));
  void postConsent(preferences);
}

/** Takes back whatever was allowed: nothing of the choice stays on this browser, and the person is asked again. */
export function revokeConsent(): void {
  for (const name of [RECORD, ACCEPTED, ...Object.values(FLAGS)]) localStorage.removeItem(name);
  applyConsent(NOTHING);
  changes.dispatchEvent(new Event('change'));
  void postConsent(NOTHING);
}

/** Calls back when a choice was made or taken back, here or in another tab. Returns the function that ends it. */
export function onConsentChanged(listener: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === RECORD || key === null) listener();
  };
  changes.addEventListener('change', listener);
  addEventListener('storage', follow);
  return () => {
    changes.removeEventListener('change', listener);
    removeEventListener('storage', follow);
  };
}

/** To be called at each start: without a choice that holds, nothing but the essential stays. */
export function applyKeptConsent(): void {
  applyConsent(readConsent() ?? NOTHING);
}

/**
 * Removes what the person does not allow: storage and cookies whose names begin with the category and a hyphen, and
 * scripts marked `data-consent`. Whatever is not essential has to be named so; today nothing is.
 */
function applyConsent(preferences: ConsentPreferences): void {
  for (const category of CONSENT_CATEGORIES) {
    if (!preferences[category]) removeAllOf(category);
  }
}

function removeAllOf(category: ConsentCategory): void {
  const prefix = `${category}-`;
  for (const storage of [localStorage, sessionStorage]) {
    const names = Object.keys(storage).filter((name) => name.startsWith(prefix));
    for (const name of names) storage.removeItem(name);
  }
  for (const name of cookieNames().filter((each) => each.startsWith(prefix))) {
    // biome-ignore lint/suspicious/noDocumentCookie: Firefox and Safari came late to the Cookie Store.
    document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
  for (const script of document.querySelectorAll(`script[data-consent="${category}"]`)) {
    script.remove();
  }
}

function cookieNames(): string[] {
  return document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '');
}

/** What does not reach the server is not tried again (spec section 8): the choice holds here all the same. */
async function postConsent(preferences: ConsentPreferences): Promise<void> {
  if (readSession() === null) return;
  const body = {
    consentType: 'cookies',
    granted: isGranted(preferences),
    consentVersion: CONSENT_VERSION,
    preferences,
  };
  try {
    await http('/api/privacy-consent', { method: 'POST', body });
  } catch (error) {
    trace('consent not sent', error instanceof HttpError ? error.status : 'no answer');
  }
}

// By hand: a schema library would be the greater part of what loads with the banner.
function parseRecord(text: string | null): ConsentRecord | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (!isObject(value) || !isObject(value.preferences)) return undefined;
    const { timestamp, version, preferences } = value;
    const { analytics, marketing } = preferences;
    if (typeof timestamp !== 'string' || typeof version !== 'string') return undefined;
    return {
      timestamp,
      version,
      preferences: allowing({ analytics: analytics === true, marketing: marketing === true }),
    };
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
