import { forgetPreferences, keepPreference, readPreference } from '../platform/preference';
import { readSession } from '../platform/session';
import { openText, sealText } from '../records/storage/sealed-text';

/**
 * Answers of the server about the person who is signed in, kept to be shown again without a network: their profile, what
 * they chose on the server. Each is one text under its name. The server's is the one that counts; a person's own words
 * stand in their databases and never here.
 */

const KEPT_HERE = new EventTarget();

/** What was kept last, or null. */
export function readKeptAnswer(personId: string, name: string): string | null {
  const place = nameFor(personId, name);
  return openText(personId, place, readPreference(place));
}

/**
 * Keeps an answer in the place of the one before. One that comes after its person has signed out is not kept (A22); where
 * the browser refuses, it is not there without a network.
 */
export function keepAnswer(personId: string, name: string, value: string): void {
  if (readSession()?.userId !== personId) return;
  const place = nameFor(personId, name);
  keepPreference(place, sealText(personId, place, value));
  KEPT_HERE.dispatchEvent(new Event(place));
}

/** Calls back after this or another tab has kept an answer. Returns the function that ends it. */
export function onKeptAnswer(personId: string, name: string, listener: () => void): () => void {
  const key = nameFor(personId, name);
  const follow = (event: StorageEvent) => {
    if (event.key === key) listener();
  };
  KEPT_HERE.addEventListener(key, listener);
  addEventListener('storage', follow);
  return () => {
    KEPT_HERE.removeEventListener(key, listener);
    removeEventListener('storage', follow);
  };
}

/** To be called when the person's databases leave this device: these answers go with them (A22). */
export function forgetKeptAnswers(personId: string): void {
  forgetPreferences(prefix(personId));
}

function nameFor(personId: string, name: string): string {
  return prefix(personId) + name;
}

function prefix(personId: string): string {
  return `answer:${personId}:`;
}
