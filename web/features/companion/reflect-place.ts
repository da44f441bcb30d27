const REFLECTING = 'reflect';

/** The address of a page with the panel open. */
export function withReflecting(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${REFLECTING}`;
}

export function hasReflecting(search: string): boolean {
  return new URLSearchParams(search).has(REFLECTING);
}
