import type { RecordBody, RecordState } from '../records/record';
import { findKind } from '../records/registry';
import { contributionsOf } from './merge/merge-counter';
import { canonicalJson, contentHash } from './record-hash';

/**
 * A state of one account as another account may take it in: every device under a name of its own that only this account
 * and device lead to, in the version and in counters. What descends from what stays as it was, so a later file of the
 * same account is known for later, the same one for the same; and nothing here is ever taken for having seen a change
 * that it has not, even where one browser wrote for both accounts.
 */
export function rebindAccount(state: RecordState, fromAccountId: string): RecordState {
  const rename = (deviceId: string) =>
    `from-${contentHash(canonicalJson([fromAccountId, deviceId])).slice(0, 32)}`;
  return {
    ...state,
    version: renameKeys(state.version, rename),
    body: renameCounters(state.kind, state.body, rename),
  };
}

function renameCounters(
  kind: string,
  body: RecordBody,
  rename: (deviceId: string) => string,
): RecordBody {
  const rules = findKind(kind)?.fields ?? {};
  const fields = Object.entries(body).map(([field, value]) => {
    const isCounter = Object.hasOwn(rules, field) && rules[field] === 'counter';
    const contributions = isCounter ? contributionsOf(value) : undefined;
    return [field, contributions ? renameKeys(contributions, rename) : value];
  });
  return Object.fromEntries(fields) as RecordBody;
}

function renameKeys<Value>(
  map: Readonly<Record<string, Value>>,
  rename: (key: string) => string,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [rename(key), value]));
}
