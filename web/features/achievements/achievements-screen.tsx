import { achievementsVerse } from '../../../shared/content/verses';
import { achievements } from '../../../shared/domain/achievements';
import type { JourneyFacts } from '../../../shared/domain/journey-facts';
import { useJourneyFacts } from '../../journey/react/use-journey-facts';
import { useShowsStreaks } from '../../journey/react/use-shows-streaks';
import { useToday } from '../../live/react/use-today';
import { Niche } from '../../ui/niche';
import { ProgressBar } from '../../ui/progress-bar';
import { FocusScreen } from '../../ui/screen';
import { Scripture } from '../../ui/scripture';
import { Skeleton } from '../../ui/skeleton';
import { AchievementCard } from './achievement-card';
import { type Section, stillAhead, toSections, withoutStreaks } from './sections';
import '../../ui/styles/late/achievement.css';

/** Where text is large it parts between syllables, also in browsers that divide no word by themselves. */
const HEADING = 'Achieve\u00adments';

/** Achievements: what is unlocked, and how far the rest is. Counted on this device, from what was done. */
export function AchievementsScreen() {
  const facts = useJourneyFacts(useToday());
  const showsStreaks = useShowsStreaks();
  const all = facts && achievements(facts);
  const shown = all && (showsStreaks ? all : withoutStreaks(all));
  const { reference, text } = achievementsVerse();
  return (
    <FocusScreen title="Awards" backTo="/" className="screen-top lg:[&_.screen-main]:max-w-280">
      <header className="lg:flex lg:items-end lg:justify-between lg:gap-12">
        <h1>{HEADING}</h1>
        {shown && (
          <Unlocked
            count={shown.filter(({ isUnlocked }) => isUnlocked).length}
            of={shown.length}
            ahead={stillAhead(shown)}
          />
        )}
      </header>
      {!shown && <Skeleton className="mt-10" />}
      {facts && shown && (
        <>
          <div className="mt-10 grid gap-10 xl:mt-9 xl:grid-cols-7 xl:gap-x-4 xl:gap-y-7">
            {toSections(shown).map((section) => (
              <SectionOf key={section.title} section={section} facts={facts} />
            ))}
          </div>
          <Niche className="mx-auto mt-12 max-w-136 [&_.scripture]:text-count">
            <Scripture reference={reference}>{text}</Scripture>
          </Niche>
        </>
      )}
    </FocusScreen>
  );
}

function Unlocked({ count, of, ahead }: { count: number; of: number; ahead: string }) {
  const words = `${count} of ${of} Unlocked`;
  return (
    <div className="mt-4.5 lg:m-0 lg:max-w-104 lg:flex-1">
      <p className="flex items-baseline justify-between gap-4">
        <span className="numerals font-serif text-count leading-tight">{words}</span>
        <span className="text-ink-2 text-ui-sm">{ahead}</span>
      </p>
      <ProgressBar label="Awards unlocked" value={count} max={of} className="mt-3 h-2" />
    </div>
  );
}

/** The two short ones stand side by side. */
const SECTION = 'xl:col-span-full xl:last:col-span-5 xl:nth-last-2:col-[1/span_2]';

interface SectionOfProps {
  readonly section: Section;
  readonly facts: JourneyFacts;
}

function SectionOf({ section, facts }: SectionOfProps) {
  const { title, lead, achievements: cards } = section;
  return (
    <section className={SECTION}>
      <h2>{title}</h2>
      <p className="mt-0.5 text-ink-2 text-ui-sm">{lead}</p>
      <ul className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(max(6.5rem,(100%_-_6rem)_/_7),1fr))] gap-x-3 xl:mt-3.5 xl:gap-x-4">
        {cards.map((achievement) => (
          <AchievementCard key={achievement.id} achievement={achievement} facts={facts} />
        ))}
      </ul>
    </section>
  );
}
