import { useEffect, useState } from 'react';
import { remindersAnswer } from '../../../shared/api/reminders';
import { REMINDERS } from '../../account/reached-device';
import { useAnswer } from '../../answers/react/use-answer';
import { type PushState, readPushState } from '../../platform/push';
import { onReturn } from '../../platform/returning';

/** When the person is reminded, as the server last said; this device keeps it. */
export function useReminders() {
  return useAnswer(REMINDERS, remindersAnswer);
}

/** Whether notifications can be shown here; looked at again when the person comes back from the browser's settings. */
export function usePushState(): readonly [PushState, (state: PushState) => void] {
  const [state, setState] = useState(() => readPushState());
  useEffect(() => onReturn(() => setState(readPushState())), []);
  return [state, setState];
}
