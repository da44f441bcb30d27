import type { DailyFlag } from '../../../../shared/domain/activity';
import type { Practices } from '../../../../shared/domain/practices';
import { DAY_WINDOWS } from '../../../ui/day-windows';
import { FiveWindows } from '../../../ui/five-windows';
import type { OverlayProps } from '../model/overlay-props';
import { reminderWords } from '../model/reminder-words';
import { OverlayBanner } from './overlay-banner';

interface ReminderBannerProps extends OverlayProps {
  readonly practices: Practices;
}

/** What is still open today (spec section 4). Gone once nothing is, also by another device's doing. */
export function ReminderBanner({ practices, leaving, onPutAway }: ReminderBannerProps) {
  const words = reminderWords(practices);
  if (!words) return null;
  const { title, text, next } = words;
  const { label, to } = DAY_WINDOWS[next];
  return (
    <OverlayBanner
      title={title}
      description={text}
      leaving={leaving}
      onPutAway={onPutAway}
      act={{ onClick: () => onPutAway(to), children: `Open ${label}` }}
      later="Not today"
      isAbove
    >
      <div aria-hidden className="reminder-windows">
        <FiveWindows
          items={practices.open.map((flag) => windowOf(flag, practices.done, next))}
          labelsHidden
        />
      </div>
    </OverlayBanner>
  );
}

function windowOf(flag: DailyFlag, done: ReadonlySet<DailyFlag>, next: DailyFlag) {
  const { hour, label } = DAY_WINDOWS[flag];
  const state = done.has(flag) ? 'lit' : flag === next ? 'next' : 'unlit';
  return { key: flag, hour, label, state } as const;
}
