import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useIsGuest } from '../../../account/react/use-is-guest';
import { useToday } from '../../../live/react/use-today';
import { OpenedState } from '../../../records/react/opened-state';
import { Button } from '../../../ui/button';
import { useCameFrom } from '../../../ui/came-from';
import { EmptyState } from '../../../ui/empty-state';
import { FocusScreen } from '../../../ui/screen';
import { Skeleton } from '../../../ui/skeleton';
import { Tag } from '../../../ui/tag';
import { WrittenText } from '../../../ui/written-text';
import { type Card, isAnswered, isPrayedOn } from '../model/pile';
import { CARDS_PLACE } from '../model/places';
import { usePraying } from '../model/use-praying';
import { useCards } from '../queries';
import { AnswerDialog } from './answer-dialog';
import { CardDialog } from './card-dialog';
import { OnlyYou } from './only-you';
import { PaperCard } from './paper-card';
import { PrayedButton, UndoPrayed } from './prayed-button';

/** One card by itself, and what can be done with it. */
export function OpenCard({ id }: { readonly id: string }) {
  const cards = useCards();
  const card = cards?.find((each) => each.id === id);
  const backTo = useCameFrom(CARDS_PLACE);
  return (
    <FocusScreen hour="prayer" title="Prayer cards" backTo={backTo}>
      {!cards && <Skeleton className="mt-8" />}
      {cards && !card && <NoCard />}
      {card && <ThisCard card={card} />}
    </FocusScreen>
  );
}

function NoCard() {
  return (
    <>
      <h1>Prayer cards</h1>
      <EmptyState
        className="mt-10"
        title="This Card Isn’t Here"
        action={
          <Button asChild variant="secondary">
            <Link to={CARDS_PLACE}>Open your cards</Link>
          </Button>
        }
      >
        {useIsGuest()
          ? 'It was deleted, or it was never on this device.'
          : 'It was deleted, or it belongs to another account.'}
      </EmptyState>
    </>
  );
}

type Opened = 'edit' | 'answer' | undefined;

function ThisCard({ card }: { readonly card: Card }) {
  const today = useToday();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Opened>();
  const name = useRef<HTMLHeadingElement>(null);
  const close = () => setOpened(undefined);
  const answered = isAnswered(card.body);
  const isPrayed = isPrayedOn(card.body, today);
  return (
    <>
      <PaperCard card={card} today={today} level={1} isLit={answered || isPrayed} nameRef={name}>
        {answered && <Answer card={card} />}
      </PaperCard>
      <CardActions
        card={card}
        isPrayed={isPrayed}
        onOpen={setOpened}
        // The button that was pressed goes.
        onTakenBack={() => name.current?.focus()}
      />
      <OpenedState record={card} />
      <div className="mt-6 flex justify-center">
        <OnlyYou />
      </div>
      {opened === 'answer' && <AnswerDialog card={card} onClose={close} />}
      {opened === 'edit' && (
        <CardDialog
          card={card}
          onClose={close}
          onDeleted={() => void navigate(CARDS_PLACE, { replace: true })}
        />
      )}
    </>
  );
}

function Answer({ card }: { readonly card: Card }) {
  const { story = '' } = card.body;
  return (
    <>
      <Tag tone="ok" icon={<Check size={16} strokeWidth={1.6} aria-hidden />}>
        Answered
      </Tag>
      {story.trim() !== '' && <WrittenText text={story} className="prayer-card-story" />}
    </>
  );
}

interface CardActionsProps {
  readonly card: Card;
  readonly isPrayed: boolean;
  readonly onOpen: (opened: Opened) => void;
  readonly onTakenBack: () => void;
}

function CardActions({ card, isPrayed, onOpen, onTakenBack }: CardActionsProps) {
  const { pray, undo, reopen } = usePraying();
  const answered = isAnswered(card.body);
  const takeBack = (act: (id: string) => void) => () => {
    act(card.id);
    onTakenBack();
  };
  return (
    <div className="prayer-pile-actions">
      {!answered && <PrayedButton isPrayed={isPrayed} onPray={() => pray(card.id)} />}
      <Button full variant="secondary" onClick={() => onOpen('answer')}>
        {answered ? 'Edit the story' : 'It was answered'}
      </Button>
      {!answered && isPrayed && <UndoPrayed onUndo={takeBack(undo)} />}
      {answered && (
        <Button full variant="text" onClick={takeBack(reopen)}>
          Not answered yet
        </Button>
      )}
      <Button full variant="text" onClick={() => onOpen('edit')}>
        Edit card
      </Button>
    </div>
  );
}
