import { type ReactNode, useEffect, useMemo } from 'react';
import { createDraftKeeper } from '../../records/draft-keeper';
import { unloadDrafts } from '../../records/unload-drafts';
import type { PersonStore } from '../contract';
import { PersonContext } from './person-context';

/** Makes one person's open databases available to every screen below, and writes drafts before the page goes. */
export function PersonProvider({ store, children }: { store: PersonStore; children: ReactNode }) {
  const person = useMemo(() => {
    const left = unloadDrafts(store.personId, store.drafts.tab);
    return { store, keeper: createDraftKeeper(store.drafts, left) };
  }, [store]);
  const { keeper } = person;
  useEffect(() => {
    const flush = () => {
      keeper.leaveBehind();
      void keeper.flush();
    };
    // What an earlier page left goes to the disk.
    void keeper.flush();
    // A phone may end the page after either without any further event.
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [keeper]);
  return <PersonContext value={person}>{children}</PersonContext>;
}
