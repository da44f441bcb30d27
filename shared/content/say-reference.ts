/** A reference as a page prints it: `Psalms 139:13-14` → `Psalm 139:13–14`. */
export function sayReference(reference: string): string {
  return reference.replace(/^Psalms /, 'Psalm ').replaceAll('-', '–');
}
