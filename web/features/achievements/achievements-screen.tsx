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
import './achievements.css';

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
    <FocusScreen title="Awards" backTo="/" className="screen-top achievements">
      <header className="achievements-head">
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
          <div className="achievement-sections">
            {toSections(shown).map((section) => (
              <SectionOf key={section.title} section={section} facts={facts} />
            ))}
          </div>
          <Niche className="mx-auto mt-12 max-w-[34rem]">
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
    <div className="achievements-count">
      <p className="flex items-baseline justify-between gap-4">
        <span className="numerals font-serif text-[1.375rem] leading-tight">{words}</span>
        <span className="text-ink-2 text-ui-sm">{ahead}</span>
      </p>
      <ProgressBar label="Awards unlocked" value={count} max={of} className="mt-3 h-2" />
    </div>
  );
}

interface SectionOfProps {
  readonly section: Section;
  readonly facts: JourneyFacts;
}

function SectionOf({ section, facts }: SectionOfProps) {
  const { title, lead, achievements: cards } = section;
  return (
    <section>
      <h2>{title}</h2>
      <p className="mt-0.5 text-ink-2 text-ui-sm">{lead}</p>
      <ul className="achievement-cards">
        {cards.map((achievement) => (
          <AchievementCard key={achievement.id} achievement={achievement} facts={facts} />
        ))}
      </ul>
    </section>
  );
}
