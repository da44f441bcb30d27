import type { ComponentType } from 'react';
import { AppLock } from '../../person/lock/app-lock';
import { takeLetters } from '../../person/lock/letter-box';
import { answered, NoAnswerError } from '../../person/lock/no-answer';
import { failureName, trace } from '../../platform/log';
import { noteLocked, noteUnlocked } from '../../platform/note-lock';
import { preloadApp } from '../../platform/preload-scripts';
import type { Session } from '../../platform/session';
import type { LockRow } from '../../records/storage/device-database';
import { indexedDbOf } from '../../records/storage/indexed-db';
import { Cover } from './cover';
import { ForgotPin } from './forgot-pin';
import { NoAnswerScreen } from './no-answer-screen';
import { openLock } from './open-lock';
import { SignOutLocked } from './sign-out-locked';

type Bytes = Uint8Array<ArrayBuffer>;

/** Opens the person's databases and resolves with what shows them; undefined where a lock keeps them closed. */
export type Open = (session: Session) => Promise<ComponentType | undefined>;

/** A lock that is on, and what its screen leads to. */
export interface Closed {
  readonly lock: AppLock;
  readonly row: LockRow;
  /** The data key is there: opens what was asked for. */
  readonly openWith: (dataKey: Bytes) => Promise<Opened>;
  /** What a try that failed leads to. Rejects with what is no lack of an answer. */
  readonly afterFailure: (error: unknown) => Promise<Unanswered>;
  readonly ForgotPin: typeof ForgotPin;
  readonly SignOutLocked: typeof SignOutLocked;
}

/** The app itself; undefined where another lock came meanwhile. */
export interface Opened {
  readonly Root: ComponentType | undefined;
}

/** The browser gives no answer about the lock (I26). */
export interface Unanswered {
  readonly NoAnswer: ComponentType;
  /** What there is if it answers after all. */
  readonly later?: Promise<Behind>;
}

export type Behind = Closed | Opened | Unanswered;

/** Reads the row of the lock, which is what counts. Without one the app opens. */
export async function lookBehind(session: Session, open: Open): Promise<Behind> {
  const lock = new AppLock(session.userId);
  const reading = lock.read();
  const goOn = async () => behind({ session, lock, open }, await reading);
  try {
    await answered(reading);
  } catch (error) {
    return { ...(await afterFailure(error)), later: goOn() };
  }
  return goOn();
}

async function afterFailure(error: unknown): Promise<Unanswered> {
  if (error instanceof NoAnswerError) return { NoAnswer: NoAnswerScreen };
  throw error;
}

async function behind({ session, lock, open }: BehindDeps, row: LockRow | undefined) {
  if (!row) {
    noteUnlocked();
    return { Root: await open(session) };
  }
  noteLocked(session.userId);
  // What draws their screens comes while they type.
  preloadApp();
  void import('../signed-in/open-person');
  void import('../signed-in/signed-in-app');
  const openWith = (dataKey: Bytes) => openBehind({ session, lock, open, dataKey });
  return { lock, row, openWith, afterFailure, ForgotPin, SignOutLocked };
}

interface BehindDeps {
  readonly session: Session;
  readonly lock: AppLock;
  readonly open: Open;
}

interface OpenBehind extends BehindDeps {
  readonly dataKey: Bytes;
}

async function openBehind({ session, lock, open, dataKey }: OpenBehind): Promise<Opened> {
  await openLock(session.userId, lock, dataKey);
  // What another app shared while it was locked stands among the drafts before a screen asks for them.
  const letters = takeLetters(session.userId, indexedDbOf(session.userId));
  const [Root] = await Promise.all([
    open(session),
    letters.catch((error: unknown) => trace('shared drafts wait', failureName(error))),
  ]);
  return { Root: Root && covered(Root) };
}

function covered(Root: ComponentType): ComponentType {
  return () => (
    <>
      <Root />
      <Cover />
    </>
  );
}
