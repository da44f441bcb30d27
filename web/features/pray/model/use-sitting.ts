import { useMemo, useRef, useState } from 'react';
import { biblePrayerDay } from '../../../../shared/records/bible-prayer-day';
import type { JournalEntryBody } from '../../../../shared/records/journal-entry';
import type { DeviceRecord } from '../../../../shared/records/record';
import { useToday } from '../../../live/react/use-today';
import { usePerson } from '../../../person/react/person-context';
import { randomId } from '../../../platform/ids';
import { useRecordForm } from '../../../records/react/use-record-form';
import { useRecords } from '../../../records/react/use-records';
import { useSaveTrouble } from '../../../records/react/use-save-trouble';
import type { RecordFormSpec } from '../../../records/record-form';
import { endSitting } from '../commands';
import { minutesOf, type SittingForm, type Way } from './sitting';
import { useTimeOpen } from './use-time-open';

/** What a sitting that has ended came to. */
export interface EndedSitting {
  /** The entry that it became; undefined where it was not kept. */
  readonly entryId: string | undefined;
  readonly minutes: number;
  /** Bible & Prayer of the day, which has its time. */
  readonly dayRecord: DeviceRecord | undefined;
}

/** The sitting of one way: its draft, its time, and its end, after which another screen stands. `specOf` and `way` stay the same. */
export function useSitting<Form extends SittingForm>(
  way: Way<Form>,
  specOf: (id: string, day: string) => RecordFormSpec<JournalEntryBody, Form>,
) {
  const records = useRecords();
  const { keeper } = usePerson();
  const today = useToday();
  const [day] = useState(today);
  const [id] = useState(randomId);
  const [isOpen, setOpen] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const isUnderWay = useRef(false);
  const trouble = useSaveTrouble();
  const sitting = useRecordForm(useMemo(() => specOf(id, day), [specOf, id, day]));
  const { form, change } = sitting;
  const isBegun = way.isBegun(form);
  const takeTime = useTimeOpen(isOpen && isBegun, (ms) => {
    if (isBegun) change(openFor(form, ms));
  });

  /**
   * `lastly` is awaited first, such as for a recording to be whole. Undefined where this device refused, and the person was told, and
   * where the sitting is being ended already.
   */
  async function end(
    isKept: boolean,
    lastly: () => Promise<Partial<Form>>,
  ): Promise<EndedSitting | undefined> {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setEnding(true);
    const patch: Partial<Form> = { ...(await lastly()), ...openFor(form, takeTime()) };
    change(patch);
    const whole = { ...form, ...patch };
    const ended = await endSitting(way, { records, keeper, day, form: whole, sitting, isKept });
    isUnderWay.current = false;
    setEnding(false);
    if (!ended.ok) {
      trouble.tell(ended.problem);
      return undefined;
    }
    trouble.clear();
    setOpen(false);
    const found = await records.find(biblePrayerDay, biblePrayerDay.idFor(day));
    return { entryId: ended.value?.id, minutes: minutesOf(whole.openMs), dayRecord: found };
  }

  return {
    ...sitting,
    isBegun,
    isOpen: isOpen && isBegun,
    isEnding,
    /** Opens what was begun; with a form, begins with that. */
    open(begun?: Form) {
      if (begun) change(begun);
      setOpen(true);
    },
    end,
  };
}

function openFor<Form extends SittingForm>(form: Form, ms: number): Partial<Form> {
  const time: Partial<SittingForm> = { openMs: form.openMs + ms };
  return time as Partial<Form>;
}
