import type { KeyedKind, RecordKind } from './kind';
import { KINDS } from './kinds';

/** Without the types of the bodies, so that kinds can stand in one list; each body is parsed by its own schema before use. */
const ALL = KINDS as unknown as readonly RecordKind[];
const BY_NAME: ReadonlyMap<string, RecordKind> = new Map(ALL.map((kind) => [kind.name, kind]));

/** What is known of a kind, or undefined for one that a newer client wrote. */
export function findKind(name: string): RecordKind | undefined {
  return BY_NAME.get(name);
}

/** The kind whose ids begin so, and the key behind; undefined for a random id. */
export function kindOfId(
  id: string,
): { readonly kind: KeyedKind; readonly key: string } | undefined {
  const [name = '', key] = splitAtColon(id);
  const kind = key === undefined ? undefined : BY_NAME.get(name);
  return kind?.idFor && key !== undefined ? { kind, key } : undefined;
}

function splitAtColon(id: string): [string, string?] {
  const colon = id.indexOf(':');
  return colon === -1 ? [id] : [id.slice(0, colon), id.slice(colon + 1)];
}

/** Every registered kind. */
export function allKinds(): readonly RecordKind[] {
  return ALL;
}
