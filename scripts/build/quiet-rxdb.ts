import type { Plugin } from 'vite';

/** The file of RxDB that advertises its paid storages in the console, once in each page. */
export const ADVERTISER = /rx-storage-instance-dexie\.js$/;
const CONDITION = '!(await hasPremiumFlag())';

/**
 * Removes the advertisement from the build. RxDB is under the Apache License 2.0, and the comment at `hasPremiumFlag` allows
 * users to overwrite that function. It changes nothing else, and no paid feature is unlocked.
 */
export function withoutAdvertisement(code: string): string {
  const parts = code.split(CONDITION);
  if (parts.length !== 2) throw new Error(`RxDB no longer asks \u201c${CONDITION}\u201d once.`);
  return parts.join('false');
}

export function quietRxdb(): Plugin {
  return {
    name: 'quiet-rxdb',
    apply: 'build',
    transform: {
      filter: { id: ADVERTISER },
      handler: (code) => ({ code: withoutAdvertisement(code), map: null }),
    },
  };
}
