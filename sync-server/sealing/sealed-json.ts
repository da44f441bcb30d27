import { type PersonKey, SealBrokenError, type SealPlace } from './keys';
import { openAs } from './sealed-as';

/** What people wrote, as a column holds it. */
export function sealJson(key: PersonKey, place: SealPlace, value: unknown): Buffer {
  return Buffer.from(key.seal(place, Buffer.from(JSON.stringify(value))));
}

/** The opposite of {@link sealJson}; the caller says what was sealed there. Throws SealBrokenError for anything else. */
export function openJson<Value>(key: PersonKey, place: SealPlace, sealed: Uint8Array): Value {
  return JSON.parse(Buffer.from(key.open(place, sealed)).toString()) as Value;
}

/** {@link openJson} of a post, which says of itself how it is sealed. */
export function openPost<Value>(
  key: PersonKey,
  place: SealPlace,
  { body, sealedAs }: { readonly body: Uint8Array; readonly sealedAs: number },
): Value {
  return JSON.parse(Buffer.from(openAs(key, place, sealedAs, body)).toString()) as Value;
}

/** What is read in a list of its own, empty where it no longer opens: one damaged row must not hold up the others. */
export function ifItOpens<Value>(read: () => Value): Value[] {
  try {
    return [read()];
  } catch (error) {
    if (error instanceof SealBrokenError) return [];
    throw error;
  }
}
