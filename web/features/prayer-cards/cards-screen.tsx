import { Plus } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useToday } from '../../live/react/use-today';
import { Button } from '../../ui/button';
import { useCameFrom } from '../../ui/came-from';
import { EmptyState } from '../../ui/empty-state';
import { IconButton } from '../../ui/icon-button';
import { FocusScreen } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import { pileOf } from './model/pile';
import { useNewCard } from './model/use-new-card';
import { AllCards } from './parts/all-cards';
import { CardDialog } from './parts/card-dialog';
import { OnlyYou } from './parts/only-you';
import { OpenCard } from './parts/open-card';
import { Pile } from './parts/pile';
import { useCards } from './queries';
import '../../ui/styles/late/prayer-cards.css';

/** Prayer cards: today's pile, then all of them. `?card=` opens one, `?new` begins one. */
export function CardsScreen() {
  const [search] = useSearchParams();
  const id = search.get('card');
  return id ? <OpenCard key={id} id={id} /> : <TodayAndAll />;
}

function TodayAndAll() {
  const today = useToday();
  const cards = useCards();
  const backTo = useCameFrom('/bible-prayer');
  const { isNew, begin, end } = useNewCard();
  const isEmpty = cards?.length === 0;
  return (
    <FocusScreen
      hour="prayer"
      title="Bible & Prayer"
      backTo={backTo}
      aside={
        <IconButton label="Add a card" onClick={begin}>
          <Plus size={20} strokeWidth={1.6} aria-hidden />
        </IconButton>
      }
      side={cards && !isEmpty && <AllCards cards={cards} today={today} onAdd={begin} />}
      sideOnPhones
    >
      <h1>Prayer cards</h1>
      {!cards && <Skeleton className="mt-8" />}
      {isEmpty && <NoCards onAdd={begin} />}
      {cards && !isEmpty && <Pile pile={pileOf(cards, today)} today={today} />}
      {isNew && <CardDialog onClose={end} />}
    </FocusScreen>
  );
}

function NoCards({ onAdd }: { readonly onAdd: () => void }) {
  return (
    <>
      <EmptyState
        className="mt-10"
        title="No Cards Yet"
        action={<Button onClick={onAdd}>Add a card</Button>}
      >
        Write down someone or something you want to keep praying for.
      </EmptyState>
      <div className="mt-8 flex justify-center">
        <OnlyYou />
      </div>
    </>
  );
}
