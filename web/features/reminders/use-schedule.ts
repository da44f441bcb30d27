import { useState } from 'react';
import { keepRemindersHere, wantsRemindersHere } from '../../account/reached-here';
import { usePerson } from '../../person/react/person-context';
import { askToNotify } from '../../platform/push';
import { useDraft } from '../../records/react/use-draft';
import { toast } from '../../ui/toast-store';
import { keepSchedule, turnOffHere, turnOnHere } from './commands';
import { saveReminders } from './model/save-reminders';
import { NO_REMINDERS, type ScheduleForm, toForm, toSchedule } from './model/schedule-form';
import { usePushState, useReminders } from './queries';

interface LeftForm {
  /** Undefined while nothing was changed. */
  readonly changed?: ScheduleForm | undefined;
}

const DRAFT = 'reminders';
const readLeft = (left: unknown): LeftForm => (left as LeftForm | undefined) ?? {};

/** The times on the screen, kept as a draft until they are saved, and what its buttons do. */
export function useSchedule() {
  const { personId } = usePerson().store;
  const reminders = useReminders();
  const [state, setState] = usePushState();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const { form: left, change, clear } = useDraft(DRAFT, readLeft);
  const { value, put } = reminders;
  const form = left && { ...NO_REMINDERS, ...(left.changed ?? (value ? toForm(value) : {})) };

  const during = async (work: () => Promise<void>) => {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await work();
    } finally {
      setIsBusy(false);
    }
  };
  const save = () =>
    during(async () => {
      const schedule = toSchedule(form ?? NO_REMINDERS);
      if (!schedule.ok) return setProblem(schedule.problem);
      const saved = await saveReminders(schedule.value, {
        state,
        isOffHere: state === 'allowed' && wantsRemindersHere(personId) === false,
        ask: askToNotify,
        keep: keepSchedule,
        reach: turnOnHere,
      });
      if (!saved.ok) return setProblem(saved.problem);
      const { answer, state: next, problem: unreached } = saved.value;
      setState(next);
      if (answer.isSubscribed) keepRemindersHere(personId, true);
      await put(answer);
      await clear();
      if (unreached === undefined) toast({ title: 'Reminders saved' });
      setProblem(unreached);
    });
  const turn = (isOn: boolean) =>
    during(async () => {
      if (!value) return;
      const next = isOn && state === 'askable' ? await askToNotify() : state;
      setState(next);
      if (isOn && next !== 'allowed') return;
      const turned = await (isOn ? turnOnHere(value.publicKey) : turnOffHere());
      if (!turned.ok) return setProblem(turned.problem);
      keepRemindersHere(personId, isOn);
      await put(turned.value);
    });
  const edit = (next: ScheduleForm) => {
    setProblem(undefined);
    change({ changed: next });
  };
  const isChanged = left?.changed !== undefined;
  return { reminders, state, form, isChanged, isBusy, problem, edit, save, turn };
}

/** What the parts of the screen are given. */
export interface ScheduleProps {
  readonly form: ScheduleForm;
  readonly onChange: (form: ScheduleForm) => void;
}
