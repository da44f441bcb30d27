import { DAILY_FLAGS, type DailyFlag } from '../../../shared/domain/activity';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { DAY_WINDOWS } from '../../ui/day-windows';
import { FiveWindows } from '../../ui/five-windows';
import type { OverlayProps } from './overlay-props';
import { reminderWords } from './reminder-words';

interface ReminderBannerProps extends OverlayProps {
  readonly done: ReadonlySet<DailyFlag>;
}

/** What is still open today (spec section 4). Gone once nothing is, also by another device's doing. */
export function ReminderBanner({ done, leaving, onPutAway }: ReminderBannerProps) {
  const words = reminderWords(done);
  if (!words) return null;
  const { title, text, next } = words;
  const { label, to } = DAY_WINDOWS[next];
  return (
    <Banner
      title={title}
      description={text}
      onClose={() => onPutAway()}
      className={leaving ? 'overlay-leaving' : undefined}
    >
      <div aria-hidden className="reminder-windows">
        <FiveWindows items={DAILY_FLAGS.map((flag) => windowOf(flag, done, next))} labelsHidden />
      </div>
      <div className="flex gap-2.5">
        <Button size="sm" className="min-h-12 flex-1" onClick={() => onPutAway(to)}>
          {`Open ${label}`}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          className="min-h-12 flex-1"
          onClick={() => onPutAway()}
        >
          Not today
        </Button>
      </div>
    </Banner>
  );
}

function windowOf(flag: DailyFlag, done: ReadonlySet<DailyFlag>, next: DailyFlag) {
  const { hour, label } = DAY_WINDOWS[flag];
  const state = done.has(flag) ? 'lit' : flag === next ? 'next' : 'unlit';
  return { key: flag, hour, label, state } as const;
}
