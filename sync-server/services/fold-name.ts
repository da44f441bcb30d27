/** A username or email as it is compared: upper and lower case, and the forms of one letter, are the same. */
export function foldName(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}
