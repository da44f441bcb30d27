import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button';
import { Lights } from '../../../ui/lights';
import { type Card, isPrayedOn, nextOf, topOf } from '../model/pile';
import { usePileClock } from '../model/use-pile-clock';
import { usePraying } from '../model/use-praying';
import { lightsOf, sayProgress } from '../model/words';
import { PaperCard } from './paper-card';
import { PrayedButton, UndoPrayed } from './prayed-button';

interface PileProps {
  /** The cards of today, prayed or not. */
  readonly pile: readonly Card[];
  readonly today: string;
}

/** Today's cards, one at a time. A card that was just prayed stays on top until the person goes on. */
export function Pile({ pile, today }: PileProps) {
  const [lookedAt, setLookedAt] = useState<string>();
  const [isFinished, setFinished] = useState(false);
  const { pray, undo, addMinutes } = usePraying();
  const top = topOf(pile, lookedAt, today);
  const clock = usePileClock(top !== undefined, addMinutes);
  const name = useRef<HTMLHeadingElement>(null);

  function goOn(next: Card | undefined) {
    setLookedAt(next?.id);
    setFinished(!next);
    name.current?.focus();
  }

  function prayTop({ id }: Card) {
    setLookedAt(id);
    clock.notePrayer(today);
    pray(id);
  }

  function undoTop({ id }: Card) {
    undo(id);
    name.current?.focus();
  }

  const prayed = pile.filter(({ body }) => isPrayedOn(body, today)).length;
  if (!top) return <Done isAny={pile.length > 0} takesFocus={isFinished} />;
  const isPrayed = isPrayedOn(top.body, today);
  const next = nextOf(pile, top, today);
  return (
    <section aria-label="Today’s cards">
      <p role="status" className="prayer-pile-progress">
        <Lights lit={prayed} count={lightsOf(pile.length)} />
        <span className="numerals">{sayProgress(prayed, pile.length)}</span>
      </p>
      <PaperCard
        card={top}
        today={today}
        level={2}
        isLit={isPrayed}
        below={pile.length - prayed - (isPrayed ? 0 : 1)}
        nameRef={name}
      />
      <div className="prayer-pile-actions">
        <PrayedButton isPrayed={isPrayed} onPray={() => prayTop(top)} />
        {(next || isPrayed) && (
          <Button full variant={isPrayed ? 'primary' : 'secondary'} onClick={() => goOn(next)}>
            {next ? 'Next' : 'Finish'}
          </Button>
        )}
        {isPrayed && <UndoPrayed onUndo={() => undoTop(top)} />}
      </div>
    </section>
  );
}

interface DoneProps {
  /** There are cards for today, and all of them are prayed. */
  readonly isAny: boolean;
  readonly takesFocus: boolean;
}

function Done({ isAny, takesFocus }: DoneProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <section className="prayer-card prayer-card-lit" aria-label="Today’s cards">
      <h2 ref={title} tabIndex={-1} className="prayer-card-name">
        {isAny ? 'Today’s cards are prayed' : 'No card has its day today'}
      </h2>
      <p className="prayer-card-matter prayer-card-brief">
        {isAny
          ? 'Each card comes back on its next day.'
          : 'You can open any of your cards and pray it now.'}
      </p>
    </section>
  );
}
