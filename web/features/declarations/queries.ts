import { useMemo } from 'react';
import { checkIn } from '../../../shared/records/check-in';
import { type DeclarationBody, declaration } from '../../../shared/records/declaration';
import { PREFERENCE_ID, preference } from '../../../shared/records/preference';
import { useLive } from '../../live/react/use-live';
import type { RecordOf } from '../../records/contract';
import { useRecords } from '../../records/react/use-records';
import { type Declared, OURS, ownDeclared, truthDeclared } from './model/declared';
import { turnOfDay } from './model/turn-of-day';

const ALL_DAYS = ['0000-01-01', '9999-12-31'] as const;

/** All that can be declared on a day. */
export interface Declarations {
  /** The order of the day, the one for today first. */
  readonly turn: readonly Declared[];
  readonly favorites: ReadonlySet<string>;
  /** The person's own, the newest first. */
  readonly own: readonly RecordOf<DeclarationBody>[];
}

/** What can be declared on a local day; undefined while it is read from this device. */
export function useDeclarations(day: string): Declarations | undefined {
  const records = useRecords();
  const own = useLive(useMemo(() => records.liveDays(declaration, ...ALL_DAYS), [records]));
  const kept = useLive(useMemo(() => records.liveOne(preference, PREFERENCE_ID), [records]));
  const today = useLive(
    useMemo(() => records.liveOne(checkIn, checkIn.idFor(day)), [records, day]),
  );
  return useMemo(() => {
    if (own === undefined || kept === undefined || today === undefined) return undefined;
    const favorites = new Set(kept?.body.favoriteDeclarations);
    const truth = truthDeclared(today?.body.truthStatement);
    const all = [...OURS, ...own.map(ownDeclared)];
    return {
      turn: turnOfDay(day, { truth, all, favorites }),
      favorites,
      own: [...own].sort((one, other) => other.createdAt - one.createdAt),
    };
  }, [own, kept, today, day]);
}
