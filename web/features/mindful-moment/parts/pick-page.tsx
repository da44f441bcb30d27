import { Play } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { MINDFUL_CATEGORIES, type MindfulMoment } from '../../../../shared/content/pack';
import { useIsGated } from '../../../answers/react/use-plan';
import { useGoals } from '../../../journey/react/use-goals';
import { canKeepAwake } from '../../../platform/wake-lock';
import { Chip } from '../../../ui/chip';
import { Lately } from '../../../ui/lately';
import { FocusScreen } from '../../../ui/screen';
import { Tag } from '../../../ui/tag';
import { arrangeMoments, categoryAsked } from '../model/arrange-moments';
import { CATEGORY_NAMES, shortLength } from '../model/words';
import { type MindfulSession, useLatestSessions } from '../queries';

/** Every moment there is, to pick one by what it is for. */
export function PickPage({ moments }: { moments: readonly MindfulMoment[] }) {
  const [search, setSearch] = useSearchParams();
  const category = categoryAsked(search);
  const isGated = useIsGated('premium-content');
  const goals = useGoals();
  const choose = (next?: MindfulMoment['category']) =>
    setSearch(next ? { category: next } : {}, { replace: true, preventScrollReset: true });
  return (
    <FocusScreen title="Mindful Moment" backTo="/home" side={<LatelySat />} sideOnPhones>
      <h1>A few quiet minutes</h1>
      <p className="lead mt-1.5">
        With or without sound.{canKeepAwake() && ' The screen stays awake.'}
      </p>
      <fieldset className="-mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-5 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0">
        <legend className="sr-only">What it is for</legend>
        <Chip selected={!category} onToggle={() => choose()} className="flex-none">
          All
        </Chip>
        {MINDFUL_CATEGORIES.map((one) => (
          <Chip
            key={one}
            selected={one === category}
            onToggle={() => choose(one)}
            className="flex-none"
          >
            {CATEGORY_NAMES[one]}
          </Chip>
        ))}
      </fieldset>
      <ul className="border-rule border-b">
        {goals &&
          arrangeMoments(moments, category, goals).map((moment) => (
            <li key={moment.id} className="border-rule border-t">
              <MomentLink moment={moment} waits={isGated && moment.premium} />
            </li>
          ))}
      </ul>
    </FocusScreen>
  );
}

interface MomentLinkProps {
  moment: MindfulMoment;
  /** For Premium. */
  waits: boolean;
}

function MomentLink({ moment: { id, title, category, duration }, waits }: MomentLinkProps) {
  return (
    <Link
      to={`/mindful-moment/${id}`}
      className="grid grid-cols-fill-end items-center gap-x-4 gap-y-0.5 rounded-mark py-4"
    >
      <h2 className="text-card">{title}</h2>
      <span className="col-start-1 text-ink-2 text-ui-sm">{CATEGORY_NAMES[category]}</span>
      <span className="numerals col-start-2 row-span-2 row-start-1 flex items-center gap-3 text-ink-2 text-ui-sm">
        {shortLength(duration)}
        {waits && <Tag tone="gold">Premium</Tag>}
        {!waits && <Play size={20} strokeWidth={1.6} aria-hidden className="text-ink" />}
      </span>
    </Link>
  );
}

/** The last ones that were sat through. */
function LatelySat() {
  const sessions = useLatestSessions() ?? [];
  return (
    <Lately
      days={sessions.map((session) => ({
        id: session.id,
        day: session.day,
        content: <SatLine session={session} />,
      }))}
    />
  );
}

function SatLine({ session: { body } }: { session: MindfulSession }) {
  return (
    <span className="flex items-baseline justify-between gap-x-4 max-tight:flex-wrap">
      <span className="font-serif text-lg">{body.title}</span>
      <span className="numerals flex-none text-ink-2 text-ui-sm">{shortLength(body.seconds)}</span>
    </span>
  );
}
