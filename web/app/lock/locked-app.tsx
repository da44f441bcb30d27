import { type ComponentType, useEffect, useState } from 'react';
import { AppLock } from '../../person/lock/app-lock';
import { takeLetters } from '../../person/lock/letter-box';
import { failureName, trace } from '../../platform/log';
import { noteLocked, noteUnlocked, onLockedElsewhere } from '../../platform/note-lock';
import { onSessionChangedElsewhere, type Session } from '../../platform/session';
import type { LockRow } from '../../records/storage/device-database';
import { indexedDbOf } from '../../records/storage/indexed-db';
import { OpeningScreen } from '../opening-screen';
import { useOutcome } from '../use-outcome';
import { Cover } from './cover';
import { LockScreen } from './lock-screen';
import { openLock } from './open-lock';

/** Opens the person's databases and resolves with what shows them; undefined where a lock keeps them closed. */
type Open = (session: Session) => Promise<ComponentType | undefined>;

/**
 * The app of a person whose lock is on (I12): nothing of theirs is opened before they unlock. What draws their screens comes
 * while they type.
 */
export function lockedApp(session: Session, open: Open): ComponentType {
  const lock = new AppLock(session.userId);
  const found = lock.read().then(async (row) => {
    if (row) {
      noteLocked(session.userId);
      return { row, Root: undefined };
    }
    noteUnlocked();
    return { row, Root: await open(session) };
  });
  void import('../signed-in/open-person');
  void import('../signed-in/signed-in-app');
  return () => <LockedApp session={session} lock={lock} found={found} open={open} />;
}

interface Props {
  readonly session: Session;
  readonly lock: AppLock;
  readonly found: Promise<{ row: LockRow | undefined; Root: ComponentType | undefined }>;
  readonly open: Open;
}

function LockedApp({ session, lock, found, open }: Props) {
  const first = useOutcome(found);
  const [opened, setOpened] = useState<{ readonly Root: ComponentType } | { error: unknown }>();
  useEffect(() => {
    if (!first?.row || opened) return;
    const reload = () => location.reload();
    const ends = [onSessionChangedElsewhere(reload), onLockedElsewhere(session.userId, reload)];
    return () => {
      for (const end of ends) end();
    };
  }, [first, opened, session]);
  if (opened && 'error' in opened) throw opened.error;
  const Root = opened?.Root ?? first?.Root;
  if (Root) {
    return (
      <>
        <Root />
        <Cover />
      </>
    );
  }
  if (!first?.row) return <OpeningScreen />;
  const go = async (dataKey: Uint8Array<ArrayBuffer>) => {
    try {
      await openLock(session.userId, lock, dataKey);
      // What another app shared while it was locked stands among the drafts before a screen asks for them.
      const letters = takeLetters(session.userId, indexedDbOf(session.userId));
      const [next] = await Promise.all([
        open(session),
        letters.catch((error: unknown) => trace('shared drafts wait', failureName(error))),
      ]);
      if (next) setOpened({ Root: next });
      else location.reload();
    } catch (error) {
      setOpened({ error });
    }
  };
  return <LockScreen session={session} lock={lock} row={first.row} onOpen={go} />;
}
