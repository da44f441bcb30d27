import { DAILY_FLAGS } from '../../../../shared/domain/activity';
import { CELEBRATION_WORDS, Celebration } from '../../../ui/celebration';
import { DAY_WINDOWS } from '../../../ui/day-windows';
import { FiveWindows } from '../../../ui/five-windows';
import { AwardMedal } from '../award-medal';
import { type CelebrationWords, celebrationWords, sayAward } from './ending-words';
import type { Ended } from './how-it-ended';
import { WayOnLink } from './way-on-link';

interface EndingCelebrationProps {
  readonly ended: Ended;
  /** What the practice itself says each time. */
  readonly words?: CelebrationWords | undefined;
  /** The sunrise to show: the challenge day, and the days that are lit. */
  readonly sun?: { readonly day: number; readonly lit: ReadonlySet<number> } | undefined;
  /** Where it leads is decided once it is over: no way on is offered meanwhile. */
  readonly leadsElsewhere?: boolean | undefined;
  readonly onDone: () => void;
}

/** The window of a practice lights; what the day has come to, what was earned, and the way on. */
export function EndingCelebration(props: EndingCelebrationProps) {
  const { ended, words, sun, leadsElsewhere = false, onDone } = props;
  const { flag, isOfToday, done, lights, awards } = ended;
  const { title, lines } = celebrationWords(ended, words);
  const items = DAILY_FLAGS.map((each) => {
    const { hour, label } = DAY_WINDOWS[each];
    const state = done.has(each) ? ('lit' as const) : ('unlit' as const);
    return { key: each, hour, label, state, lighting: lights && each === flag };
  });
  return (
    <Celebration
      title={title}
      {...sun}
      isLong={ended.completesDay || awards.length > 0}
      onDone={onDone}
      action={
        isOfToday &&
        !leadsElsewhere && <WayOnLink flag={flag} focused describedBy={CELEBRATION_WORDS} />
      }
    >
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {isOfToday && <FiveWindows items={items} labelsHidden className="mx-auto mt-6 max-w-68" />}
      {awards.map((award) => (
        <p key={award.id} className="celebration-award">
          <AwardMedal award={award} className="w-14 flex-none" />
          {sayAward(award)}
        </p>
      ))}
    </Celebration>
  );
}
