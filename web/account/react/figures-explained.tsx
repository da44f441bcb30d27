import { COUNTED_AFTER_DAYS, FEWEST_PEOPLE, FEWEST_SHARING } from '../../../shared/api/analytics';
import { spellOut } from '../../ui/format/numbers';
import { joinClasses } from '../../ui/join-classes';

/** A group that has figures. */
export type FiguresOf = 'organization' | 'circle';

interface Props {
  readonly of: FiguresOf;
  readonly className?: string | undefined;
}

/** What figures show, of whom, and why so: the same words for who sees them and for who decides about sharing. */
export function FiguresExplained({ of, className }: Props) {
  return (
    <dl className={joinClasses('grid gap-x-12 gap-y-4', className)}>
      {POINTS[of].map(([title, text]) => (
        <div key={title}>
          <dt className="font-semibold">{title}</dt>
          <dd className="mt-0.5 text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The same, folded, below the switch that shares. */
export function HowFiguresWork({ of, className }: Props) {
  return (
    <details className={joinClasses('text-ui-sm', className)}>
      <summary className="min-h-11 cursor-pointer py-2.5 text-action-ink">How figures work</summary>
      <FiguresExplained of={of} className="pb-2" />
    </details>
  );
}

const few = spellOut(FEWEST_PEOPLE).toLowerCase();
const enough = spellOut(FEWEST_SHARING).toLowerCase();
const days = spellOut(COUNTED_AFTER_DAYS).toLowerCase();

type Point = readonly [title: string, text: string];

function pointsOf(who: string, howToShare: string): readonly Point[] {
  return [
    [
      'What they show',
      'How many members were active each week, how often they did the five practices, and how many finished each day’s Drop. No names and no text.',
    ],
    [
      `When ${enough} members share`,
      `Each needs a confirmed email address and an account that is ${days} days old. Figures start after the next whole week, Monday to Sunday. Until then nobody learns how many share, not even ${who}.`,
    ],
    [
      `Counted in groups of ${few}`,
      `Members are put into groups of ${few} at random. When one of ${few} stops sharing or leaves, we stop counting all ${few} until they’re in a new group. We round numbers down to fives.`,
    ],
    [
      'Why',
      `So that figures are never about fewer than ${few} people, even if you compare weeks or groups.`,
    ],
    [
      'One group at a time',
      'A member who shares in several organizations or circles is counted in one of them. To be counted in another, they turn off sharing in the first.',
    ],
    ['How members share', howToShare],
  ];
}

const POINTS: Readonly<Record<FiguresOf, readonly Point[]>> = {
  organization: pointsOf(
    'the administrator',
    'It’s off until they turn it on: in Profile, under Organization, with Share reflections with my group.',
  ),
  circle: pointsOf(
    'the leader',
    'It’s off until they turn it on: in Prayer Circles, under Members, with Count me in this circle’s figures.',
  ),
};
