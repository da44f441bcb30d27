import { NeedsAccount } from '../../account/react/needs-account';
import { useIsGuest } from '../../account/react/use-is-guest';
import { useLive } from '../../live/react/use-live';
import { online } from '../../platform/online';
import { Button } from '../../ui/button';
import { useCameFrom } from '../../ui/came-from';
import { FocusScreen } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import { CalendarPart } from './parts/calendar-part';
import { CircleNewsPart } from './parts/circle-news-part';
import { IconPart } from './parts/icon-part';
import { LockScreenPart } from './parts/lock-screen-part';
import { NotTodayPart } from './parts/not-today-part';
import { PracticeTimes } from './parts/practice-times';
import { QuietPart } from './parts/quiet-part';
import { ThisDevicePart } from './parts/this-device-part';
import { useSchedule } from './use-schedule';
import '../../ui/styles/late/reminders.css';

/** When the person is reminded: by a notification on this device, or by their own calendar. */
export function RemindersScreen() {
  return useIsGuest() ? <GuestReminders /> : <AccountReminders />;
}

/** Notifications come from the server, which knows no guest; the calendar’s don’t (P70). */
function GuestReminders() {
  return (
    <FocusScreen
      title="Reminders"
      backTo={useCameFrom('/home')}
      side={
        <>
          <CalendarPart />
          <IconPart />
        </>
      }
      sideOnPhones
    >
      <h1>Reminders</h1>
      <NeedsAccount need="reminders" className="mt-5" />
    </FocusScreen>
  );
}

function AccountReminders() {
  const schedule = useSchedule();
  const { form, isBusy, isChanged, save, problem, reminders, state } = schedule;
  const isOnline = useLive(online) ?? true;
  return (
    <FocusScreen
      title="Reminders"
      backTo={useCameFrom('/home')}
      side={
        <>
          <CalendarPart />
          <IconPart />
        </>
      }
      sideOnPhones
      action={
        <>
          <Problem problem={problem} isOnline={isOnline} isChanged={isChanged} />
          <Button
            disabled={!form || !isChanged}
            pending={isBusy}
            pendingLabel="Saving…"
            onClick={() => void save()}
          >
            Save reminders
          </Button>
        </>
      }
    >
      <h1>Reminders</h1>
      <p className="lead mt-2">
        A short notification when it’s time. Nothing comes for a practice you’ve already done that
        day, on any of your devices.
      </p>
      {form ? (
        <>
          <PracticeTimes form={form} onChange={schedule.edit} />
          <CircleNewsPart form={form} onChange={schedule.edit} />
          <ThisDevicePart
            facts={{ state, isOnline, answer: reminders.value }}
            isBusy={isBusy}
            onTurn={(isOn) => void schedule.turn(isOn)}
          />
          <NotTodayPart reminders={reminders} />
          <QuietPart form={form} onChange={schedule.edit} />
          <LockScreenPart form={form} onChange={schedule.edit} />
        </>
      ) : (
        <Skeleton className="mt-6" />
      )}
    </FocusScreen>
  );
}

interface ProblemProps {
  readonly problem: string | undefined;
  readonly isOnline: boolean;
  readonly isChanged: boolean;
}

function Problem({ problem, isOnline, isChanged }: ProblemProps) {
  const offline =
    !isOnline && isChanged
      ? 'You’re offline. Your choices stay here; save them when you’re back online.'
      : undefined;
  return (
    <p role="status" className="mb-2 text-center text-ink-2 text-ui-sm empty:hidden">
      {offline ?? problem}
    </p>
  );
}
