import { AudioLines, type LucideIcon, Pause, Play, RotateCcw } from 'lucide-react';
import type { MindfulMoment } from '../../../../shared/content/pack';
import { joinClasses } from '../../../ui/join-classes';
import type { Practice, PracticeState } from '../model/practice';
import { SOUND_NAMES } from '../model/words';

interface PracticeControlsProps {
  readonly moment: Pick<MindfulMoment, 'sound' | 'audioUrl'>;
  readonly practice: Practice;
  readonly state: PracticeState;
}

/** Reset, Start or Pause, and the sound. */
export function PracticeControls({ moment, practice, state }: PracticeControlsProps) {
  const { timer, hearing } = state;
  const isRunning = timer.status === 'running';
  const hasSound = moment.sound !== null && moment.audioUrl !== null;
  const isFresh = timer.status === 'idle' && timer.leftMs === timer.durationMs;
  return (
    <div
      className={joinClasses(
        'grid w-full max-w-84 items-end justify-self-center pb-4 md:mx-auto',
        hasSound ? 'grid-cols-[1fr_auto_1fr]' : 'grid-cols-[auto_auto] justify-center gap-x-8',
      )}
    >
      <Control icon={RotateCcw} label="Reset" disabled={isFresh} onPress={practice.reset} />
      <StartButton isRunning={isRunning} onPress={practice.toggle} />
      {hasSound && moment.sound !== null && (
        <Control
          icon={AudioLines}
          label={`${SOUND_NAMES[moment.sound]}, ${hearing.sound ? 'on' : 'off'}`}
          isOn={hearing.sound}
          onPress={practice.toggleSound}
        />
      )}
    </div>
  );
}

const CONTROL = 'grid justify-items-center gap-1.5 rounded-leaf text-ink-2 text-note';

function StartButton({ isRunning, onPress }: { isRunning: boolean; onPress: () => void }) {
  const Icon = isRunning ? Pause : Play;
  return (
    <button type="button" className={`${CONTROL} px-2`} onClick={onPress}>
      <span className="grid size-19 place-items-center rounded-full bg-action text-on-action forced-colors:border [&>svg]:fill-current">
        <Icon size={28} strokeWidth={1.6} aria-hidden />
      </span>
      {isRunning ? 'Pause' : 'Start'}
    </button>
  );
}

interface ControlProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly isOn?: boolean;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

function Control({ icon: Icon, label, isOn = false, disabled, onPress }: ControlProps) {
  const ring = isOn
    ? 'bg-action-wash text-action-ink shadow-[inset_0_0_0_2px_var(--action-ink)]'
    : 'text-ink shadow-[inset_0_0_0_1.5px_var(--line)] group-disabled:text-ink-3 group-disabled:shadow-[inset_0_0_0_1.5px_var(--rule)]';
  return (
    <button
      type="button"
      className={`${CONTROL} group justify-self-center px-2 disabled:text-ink-3`}
      disabled={disabled}
      onClick={onPress}
    >
      <span className={`grid size-13 place-items-center rounded-full forced-colors:border ${ring}`}>
        <Icon size={20} strokeWidth={1.6} aria-hidden />
      </span>
      {label}
    </button>
  );
}
