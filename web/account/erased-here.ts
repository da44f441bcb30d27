const NAME = 'everything';

/** Where a page leads that has deleted everything of a guest: the landing page, drawn by the app, says what became of it. */
export function placeAfterErasing(isAllGone: boolean): string {
  return `/home?${NAME}=${isAllGone ? 'deleted' : 'going'}`;
}

/** What is said of it there; undefined for any other visitor (P75). */
export function erasedWords(search: string): string | undefined {
  switch (new URLSearchParams(search).get(NAME)) {
    case 'deleted':
      return 'Everything you had on this device was deleted.';
    case 'going':
      return 'Some of what you had here couldn’t be deleted yet. Close this app’s other tabs, then open it again.';
    default:
      return undefined;
  }
}
