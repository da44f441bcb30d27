import { List } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { MindfulMoment } from '../../../../shared/content/pack';
import { isFinished, stepDue, type Timer } from '../../../../shared/domain/timer';
import { Button } from '../../../ui/button';
import { Chip } from '../../../ui/chip';
import { numberWord } from '../../../ui/format/numbers';
import { announcement } from '../../../ui/format/time-left';
import { IconButton } from '../../../ui/icon-button';
import { FocusScreen } from '../../../ui/screen';
import type { FinishedMoment } from '../commands';
import { mayRing } from '../model/hearing';
import { usePractice } from '../model/use-practice';
import { lengthInWords } from '../model/words';
import { type MindfulSession, useSessionsOf } from '../queries';
import { CountdownSun } from './countdown-sun';
import { PracticeControls } from './practice-controls';

/** As wide as a phone, also on wider screens, so that the controls stay in sight; smaller on low ones. */
const SUN =
  'mt-8 [--sunrise-width:24.375rem] [@media(max-height:44rem)]:mt-0 [@media(max-height:44rem)]:[--sunrise-width:15rem]';

/** One mindful moment: its time as light, and each step when it is due. */
export function PracticePage({ moment }: { moment: MindfulMoment }) {
  const { practice, state, finished, keepAgain } = usePractice(moment);
  const { timer, hearing, soundMissing } = state;
  useSpaceKey(practice.toggle);
  return (
    <FocusScreen
      title="Mindful Moment"
      backTo="/mindful-moment"
      aside={<OtherMoments />}
      action={<PracticeControls moment={moment} practice={practice} state={state} />}
    >
      <div className="text-center">
        <p className="running mx-auto max-w-running text-balance">{moment.description}</p>
        <h1 className="mt-1">{moment.title}</h1>
        <CountdownSun timer={timer} className={SUN} />
        <p className="sr-only" role="status">
          {announcement(timer)}
        </p>
        <div className="mx-auto mt-7 max-w-120 [@media(max-height:44rem)]:mt-4">
          {finished && isFinished(timer) ? (
            <FinishedNote finished={finished} keepAgain={keepAgain} />
          ) : (
            <DueStep timer={timer} steps={moment.instructions} />
          )}
          <p className="note mt-4 empty:hidden" role="status">
            {soundMissing && 'We couldn’t load the sound. The timer will keep going.'}
          </p>
          {mayRing(moment) && timer.status !== 'running' && !isFinished(timer) && (
            <Chip selected={hearing.bell} onToggle={practice.toggleBell} className="mt-6">
              Soft bell at the end
            </Chip>
          )}
        </div>
      </div>
    </FocusScreen>
  );
}

function OtherMoments() {
  return (
    <IconButton label="Choose another moment" asChild>
      <Link to="/mindful-moment">
        <List size={20} strokeWidth={1.6} aria-hidden />
      </Link>
    </IconButton>
  );
}

function DueStep({ timer, steps }: { timer: Timer; steps: readonly string[] }) {
  const due = stepDue(timer, steps.length);
  return (
    <div aria-live="polite" aria-atomic>
      <p className="note">
        Step {due + 1} of {steps.length}
      </p>
      <p
        key={due}
        className="mt-1.5 animate-[appear_var(--dur-dawn)] font-serif text-card leading-[1.42] text-pretty"
      >
        {steps[due]}
      </p>
    </div>
  );
}

interface FinishedNoteProps {
  readonly finished: FinishedMoment;
  readonly keepAgain: (() => void) | undefined;
}

/** In place of the steps once the time is over. */
function FinishedNote({ finished: { moment, startedOn }, keepAgain }: FinishedNoteProps) {
  const sessions = useSessionsOf(startedOn);
  return (
    <>
      <p className="font-serif text-2xl">{lengthInWords(moment.duration)} of quiet.</p>
      {keepAgain ? (
        <p className="mt-2 text-ink-2" role="alert">
          We couldn’t save this on your device.{' '}
          <Button variant="text" size="sm" onClick={keepAgain}>
            Try again
          </Button>
        </p>
      ) : (
        <p className="running mt-2">{sessions && inAll(sessions)}</p>
      )}
    </>
  );
}

/** What the moments of a day come to; nothing to add up where there is one. */
function inAll(sessions: readonly MindfulSession[]): string {
  if (sessions.length < 2) return 'It’s saved with your day.';
  const seconds = sessions.reduce((sum, { body }) => sum + body.seconds, 0);
  const total = lengthInWords(seconds).toLowerCase();
  return `${numberWord(sessions.length)} moments on this day, ${total} in all.`;
}

/** What a space bar already means something to. */
const TAKEN = 'button, a, input, textarea, select, summary, [contenteditable], [role="menu"]';

/** Calls back when the space bar is pressed, except where a focused control answers to it itself. */
function useSpaceKey(onPress: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, repeat, target, altKey, ctrlKey, metaKey } = event;
      if (key !== ' ' || altKey || ctrlKey || metaKey) return;
      if (target instanceof Element && target.closest(TAKEN)) return;
      // It would scroll.
      event.preventDefault();
      if (!repeat) onPress();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onPress]);
}
