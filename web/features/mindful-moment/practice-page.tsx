import { List } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { MindfulMoment } from '../../../shared/content/pack';
import { Chip } from '../../ui/chip';
import { IconButton } from '../../ui/icon-button';
import { FocusScreen } from '../../ui/screen';
import { CountdownSun } from './countdown-sun';
import { FinishedNote } from './finished-note';
import { mayRing } from './hearing';
import { PracticeControls } from './practice-controls';
import { isFinished, stepDue, type Timer } from './timer';
import { usePractice } from './use-practice';
import { useSpaceKey } from './use-space-key';
import { announcement } from './words';

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
        <p className="running mx-auto max-w-[26em] text-balance">{moment.description}</p>
        <h1 className="mt-1">{moment.title}</h1>
        <CountdownSun timer={timer} className={SUN} />
        <p className="sr-only" role="status">
          {announcement(timer)}
        </p>
        <div className="mx-auto mt-7 max-w-[30rem] [@media(max-height:44rem)]:mt-4">
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
        className="mt-1.5 animate-[appear_var(--dur-dawn)] text-pretty font-serif text-[1.3125rem] leading-[1.42]"
      >
        {steps[due]}
      </p>
    </div>
  );
}
