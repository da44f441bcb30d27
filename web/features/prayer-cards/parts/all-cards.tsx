import { Check, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { sayRhythm } from '../../../records/kinds/intercession-card/rhythm-words';
import { Button } from '../../../ui/button';
import { useHere } from '../../../ui/came-from';
import { ContentsItem, ContentsList } from '../../../ui/contents-list';
import { Row, Rows } from '../../../ui/rows';
import { answeredCards, type Card, isPrayedOn, openCards } from '../model/pile';
import { cardPlace } from '../model/places';
import { OnlyYou } from './only-you';

interface AllCardsProps {
  readonly cards: readonly Card[];
  readonly today: string;
  readonly onAdd: () => void;
}

/** Below the pile, or beside it: every card that is prayed for, and the way to the answered ones. */
export function AllCards({ cards, today, onAdd }: AllCardsProps) {
  const open = openCards(cards);
  const answered = answeredCards(cards).length;
  return (
    <section>
      <h2>All your cards</h2>
      {open.length > 0 && (
        <Rows className="mt-3">
          {open.map((card) => (
            <CardRow key={card.id} card={card} today={today} />
          ))}
        </Rows>
      )}
      <Button full variant="secondary" className="mt-5" onClick={onAdd}>
        <Plus size={20} strokeWidth={1.6} aria-hidden />
        Add a card
      </Button>
      {answered > 0 && (
        <ContentsList className="mt-5">
          <ContentsItem
            to="/pray/cards/answered"
            name="Answered prayers"
            value={<span className="numerals">{answered}</span>}
          />
        </ContentsList>
      )}
      <div className="mt-5">
        <OnlyYou />
      </div>
    </section>
  );
}

function CardRow({ card, today }: Pick<AllCardsProps, 'today'> & { readonly card: Card }) {
  const { who, matter } = card.body;
  return (
    <Row>
      <Link to={cardPlace(card.id)} state={useHere()} className="prayer-card-row">
        <span className="prayer-card-row-name">{who}</span>
        {matter.trim() !== '' && <span className="prayer-card-row-matter">{matter}</span>}
        <span className="prayer-card-row-when">
          {isPrayedOn(card.body, today) && (
            <span className="prayer-card-row-prayed">
              <Check size={16} strokeWidth={1.6} aria-hidden />
              Prayed today
            </span>
          )}
          {sayRhythm(card.body)}
        </span>
      </Link>
    </Row>
  );
}
