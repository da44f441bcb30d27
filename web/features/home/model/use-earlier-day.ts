import { useEffect, useMemo, useState } from 'react';
import { PREFERENCE_ID, preference } from '../../../../shared/records/preference';
import { keepShownNote, readShownNotes } from '../../../journey/shown-notes';
import { useLive } from '../../../live/react/use-live';
import { useInitialPullDone } from '../../../person/react/use-sync-state';
import { readSession } from '../../../platform/session';
import { useActivities } from '../../../records/react/use-activities';
import { useRecords } from '../../../records/react/use-records';
import { type BroughtUp, findEarlierDay, mayLookBack } from './find-earlier-day';

interface EarlierDayInHand {
  /** Undefined where none is brought up, and until that is known. */
  readonly found: BroughtUp | undefined;
  /** It is not brought up again today. */
  readonly putAway: () => void;
}

/** The earlier day that Home brings up today. */
export function useEarlierDay(today: string): EarlierDayInHand {
  const records = useRecords();
  const [putAwayOn, setPutAwayOn] = useState(readPutAwayOn);
  const [found, setFound] = useState<BroughtUp>();
  const mayLook = useMayLook(today, putAwayOn);
  useEffect(() => {
    setFound(undefined);
    if (!mayLook) return;
    let isCurrent = true;
    findEarlierDay(records, today).then(
      (day) => isCurrent && setFound(day),
      // What can't be read is not brought up.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [records, today, mayLook]);
  return {
    found,
    putAway: () => {
      const personId = readSession()?.userId;
      if (personId) keepShownNote(personId, 'earlierDayPutAwayOn', today);
      setPutAwayOn(today);
    },
  };
}

function readPutAwayOn(): string | undefined {
  const personId = readSession()?.userId;
  return personId === undefined ? undefined : readShownNotes(personId).earlierDayPutAwayOn;
}

/** Not as long as anything is unknown. */
function useMayLook(today: string, putAwayOn: string | undefined): boolean {
  const records = useRecords();
  const settled = useInitialPullDone();
  const done = useActivities(today);
  const kept = useLive(useMemo(() => records.liveOne(preference, PREFERENCE_ID), [records]));
  if (!settled || !done || kept === undefined) return false;
  return mayLookBack({ today, wishes: kept?.body, done, putAwayOn });
}
