import { useState } from 'react';
import { usePerson } from '../../person/react/person-context';
import { now } from '../../platform/clock';
import { keepPreference, readPreference } from '../../platform/preference';
import { saveFile } from '../../platform/save-file';
import { timeHere, todayHere } from '../../platform/today';
import { reminderCalendar } from './reminder-calendar';
import { isTime, nextDayAt } from './reminder-time';

const FILE_NAME = 'choose-wholeness-reminder.ics';
const PREFERENCE = 'reminderTime';
const USUAL_TIME = '07:00';

/** The hour of the reminder, remembered on this device, and the file for it. */
export function useReminder() {
  const { store } = usePerson();
  const [time, setTime] = useState(() => {
    const kept = readPreference(PREFERENCE) ?? '';
    return isTime(kept) ? kept : USUAL_TIME;
  });
  const [made, setMade] = useState(false);

  function add(): void {
    if (!isTime(time)) return;
    keepPreference(PREFERENCE, time);
    const file = reminderCalendar({
      personId: store.personId,
      time,
      firstDay: nextDayAt(time, todayHere(), timeHere()),
      madeAt: now(),
      address: location.origin,
    });
    saveFile(FILE_NAME, new Blob([file], { type: 'text/calendar;charset=utf-8' }));
    setMade(true);
  }

  return { time, setTime, made, add };
}
