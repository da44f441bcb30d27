import type { RecordKind } from '../../shared/records/kind';
import { allKinds, findKind } from '../../shared/records/registry';
import type { KindWords } from './kinds/kind-words';
import { WORDS } from './kinds/words';

const BY_NAME: ReadonlyMap<string, KindWords> = new Map(Object.entries(WORDS));

const OTHER: KindWords = {
  name: 'Entry',
  title: 'Kept versions',
  inside: 'In your entry',
  fields: {},
  lines: [],
  unsent: { one: 'An entry', many: 'entries' },
  printed: { title: 'An entry', labels: {} },
};

/** The words for a kind by its name; plain ones for a kind that only a newer version knows. */
export function kindWords(kind: string): KindWords {
  return BY_NAME.get(kind) ?? OTHER;
}

/** What the form calls a field; a plain word for one that only a newer version knows. */
export function fieldName({ fields }: KindWords, field: string): string {
  return (Object.hasOwn(fields, field) && fields[field]) || 'Another part';
}

/** Every kind in the order of a day. */
export function kindsInOrderOfDay(): RecordKind[] {
  return [...BY_NAME.keys()].flatMap((name) => findKind(name) ?? []);
}

/** What an export or a file to import is counted by, in the order in which it is shown. */
export function countedKinds(): { readonly label: string; readonly kind: RecordKind }[] {
  return allKinds().flatMap((kind) => {
    const label = kindWords(kind.name).counted;
    return label === undefined ? [] : [{ label, kind }];
  });
}

/** The kind of the record that a draft belongs to, by what stands before the colon in the draft's key. */
export function kindOfDraft(place: string): string | undefined {
  return [...BY_NAME].find(([name, { draft }]) => (draft ?? name) === place)?.[0];
}
