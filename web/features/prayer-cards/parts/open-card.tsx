import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useToday } from '../../../live/react/use-today';
import { OpenedState } from '../../../records/react/opened-state';
import { Button } from '../../../ui/button';
import { useCameFrom } from '../../../ui/came-from';
import { EmptyState } from '../../../ui/empty-state';
import { formatDay } from '../../../ui/format/days';
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
import { PrayedButton } from './prayed-button';

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
        It was deleted, or it belongs to another account.
      </EmptyState>
    </>
  );
}

type Opened = 'edit' | 'answer' | undefined;

function ThisCard({ card }: { readonly card: Card }) {
  const today = useToday();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const Actions = isAnswered(card.body) ? AnsweredActions : PrayedActions;
  return (
    <>
      <Actions card={card} today={today} onAnswer={() => setOpened('answer')}>
        <Button full variant="text" onClick={() => setOpened('edit')}>
          Edit card
        </Button>
      </Actions>
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

interface ActionsProps {
  readonly card: Card;
  readonly today: string;
  readonly onAnswer: () => void;
  readonly children: ReactNode;
}

function PrayedActions({ card, today, onAnswer, children }: ActionsProps) {
  const { pray, undo } = usePraying();
  const isPrayed = isPrayedOn(card.body, today);
  return (
    <>
      <PaperCard card={card} today={today} level={1} isLit={isPrayed} />
      <div className="prayer-pile-actions">
        <PrayedButton
          isPrayed={isPrayed}
          onPray={() => pray(card.id)}
          onUndo={() => undo(card.id)}
        />
        <Button full variant="secondary" onClick={onAnswer}>
          It was answered
        </Button>
        {children}
      </div>
    </>
  );
}

function AnsweredActions({ card, today, onAnswer, children }: ActionsProps) {
  const { reopen } = usePraying();
  const { story = '', answeredOn } = card.body;
  return (
    <>
      <PaperCard card={card} today={today} level={1} isLit>
        <Tag tone="ok" icon={<Check size={16} strokeWidth={1.6} aria-hidden />}>
          {`Answered ${formatDay(answeredOn ?? today, today)}`}
        </Tag>
        {story.trim() !== '' && <WrittenText text={story} className="prayer-card-story" />}
      </PaperCard>
      <div className="prayer-pile-actions">
        <Button full variant="secondary" onClick={onAnswer}>
          {story.trim() === '' ? 'Tell the story' : 'Edit the story'}
        </Button>
        <Button full variant="text" onClick={() => reopen(card.id)}>
          Not answered yet
        </Button>
        {children}
      </div>
    </>
  );
}
