import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PRAYED_PSALMS } from '../../../../shared/content/prayer/psalms';
import { PRAYER_THEMES, type PrayerTheme } from '../../../../shared/content/prayer/themes';
import { sayReference } from '../../../../shared/content/say-reference';
import { Button } from '../../../ui/button';
import { useHere } from '../../../ui/came-from';
import { ContentsItem, ContentsList } from '../../../ui/contents-list';
import { Part } from '../../../ui/screen';
import type { ChosenPassage } from '../model/scripture-sitting';
import { useTodaysDrop, useTodaysPassages } from '../queries';
import { AnyPsalm } from './any-psalm';

interface ChoosePassageProps {
  /** Verses that are at hand. */
  readonly onChosen: (chosen: ChosenPassage) => void;
  /** A passage by its name, to be read first. */
  readonly onNamed: (passage: string) => void;
}

/** What can be prayed: today's passages, a theme, a psalm, or verses from the Bible. */
export function ChoosePassage({ onChosen, onNamed }: ChoosePassageProps) {
  return (
    <>
      <OfToday onChosen={onChosen} onNamed={onNamed} />
      <Part title="By theme">
        <ul className="border-rule border-b">
          {PRAYER_THEMES.map((theme) => (
            <ThemeRow key={theme.name} theme={theme} onNamed={onNamed} />
          ))}
        </ul>
      </Part>
      <Part title="A psalm">
        <ContentsList>
          {PRAYED_PSALMS.map(({ passage, about }) => (
            <ContentsItem
              key={passage}
              name={about}
              value={sayReference(passage.replace(/:.*$/, ''))}
              onClick={() => onNamed(passage)}
            />
          ))}
        </ContentsList>
        <AnyPsalm onNamed={onNamed} />
      </Part>
      <Part title="Verses you choose">
        <p className="text-ink-2">In the Bible, choose verses and press Pray.</p>
        <Button asChild variant="secondary" size="sm" className="mt-4">
          <Link to="/bible" state={useHere()}>
            Open the Bible
          </Link>
        </Button>
      </Part>
    </>
  );
}

function OfToday({ onChosen, onNamed }: ChoosePassageProps) {
  const drop = useTodaysDrop();
  const passages = useTodaysPassages();
  if (!drop && passages.length === 0) return null;
  return (
    <Part title="Today">
      <ContentsList>
        {drop && (
          <ContentsItem
            name={sayReference(drop.passage)}
            value="Daily Drop"
            onClick={() => onChosen(drop)}
          />
        )}
        {passages
          .filter((passage) => passage !== drop?.passage)
          .map((passage) => (
            <ContentsItem
              key={passage}
              name={sayReference(passage)}
              value="Bible & Prayer"
              onClick={() => onNamed(passage)}
            />
          ))}
      </ContentsList>
    </Part>
  );
}

interface ThemeRowProps extends Pick<ChoosePassageProps, 'onNamed'> {
  readonly theme: PrayerTheme;
}

/** A theme; its passages stand below it once it is opened. */
function ThemeRow({ theme: { name, passages }, onNamed }: ThemeRowProps) {
  const [isOpen, setOpen] = useState(false);
  const Icon = isOpen ? ChevronUp : ChevronDown;
  return (
    <li className="border-rule border-t">
      <button
        type="button"
        className="flex min-h-13 w-full items-center justify-between gap-4 rounded-mark text-left font-serif text-card"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {name}
        <Icon size={20} strokeWidth={1.6} aria-hidden className="text-ink-3" />
      </button>
      {isOpen && (
        <ul className="flex flex-wrap gap-2 pt-1 pb-4">
          {passages.map((passage) => (
            <li key={passage}>
              <button type="button" className="chip" onClick={() => onNamed(passage)}>
                {sayReference(passage)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
