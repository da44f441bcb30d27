/** Where in the journal a person is; it stands in the address, so that Back leads out again. */
export type Place =
  | { readonly at: 'list' }
  /** `asked`: by the add button, not because there was nothing else to show. */
  | { readonly at: 'new'; readonly asked: boolean }
  | { readonly at: 'entry'; readonly id: string };

export const NEW_ENTRY_PLACE = '/journal?new';

export function entryPlace(id: string): string {
  return `/journal?entry=${encodeURIComponent(id)}`;
}

interface Circumstances {
  /** Undefined until counted. */
  readonly entryCount: number | undefined;
  /** False on a new device until entries of other devices have come. */
  readonly initialPullDone: boolean;
  /** Words were typed into a new page and not saved. */
  readonly hasDraft: boolean;
}

/** The new-entry form opens by itself when there are no entries, and when unsaved words wait in it. */
export function placeOf(search: URLSearchParams, circumstances: Circumstances): Place {
  const id = search.get('entry');
  if (id) return { at: 'entry', id };
  const { entryCount, initialPullDone, hasDraft } = circumstances;
  const isEmpty = entryCount === 0 && initialPullDone;
  const asked = search.has('new');
  return asked || isEmpty || hasDraft ? { at: 'new', asked } : { at: 'list' };
}
