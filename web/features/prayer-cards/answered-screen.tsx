import { Link } from 'react-router-dom';
import { useToday } from '../../live/react/use-today';
import { useHere } from '../../ui/came-from';
import { EmptyState } from '../../ui/empty-state';
import { formatDate } from '../../ui/format/days';
import { PrintButton } from '../../ui/print-button';
import { FocusScreen } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import { WrittenText } from '../../ui/written-text';
import { answeredCards, type Card } from './model/pile';
import { CARDS_PLACE, cardPlace } from './model/places';
import { sayWhile } from './model/words';
import { OnlyYou } from './parts/only-you';
import { useCards } from './queries';
import '../../ui/styles/late/prayer-cards.css';

/** The answered cards with their stories, the newest first, to look back on and to print. */
export function AnsweredScreen() {
  const today = useToday();
  const cards = useCards();
  const answered = cards && answeredCards(cards);
  return (
    <FocusScreen hour="prayer" title="Prayer cards" backTo={CARDS_PLACE} className="printed">
      <h1>Answered prayers</h1>
      <p className="hidden print:block">{`Choose Wholeness, ${formatDate(today)}`}</p>
      {!answered && <Skeleton className="mt-8" />}
      {answered?.length === 0 && (
        <EmptyState className="mt-10" title="No Answered Cards Yet">
          When you mark a card as answered, it will appear here with its story.
        </EmptyState>
      )}
      {answered && answered.length > 0 && (
        <>
          <div className="unprinted mt-1.5">
            <PrintButton label="Print these stories" as="line" />
          </div>
          <ul className="prayer-wall">
            {answered.map((card) => (
              <AnsweredCard key={card.id} card={card} today={today} />
            ))}
          </ul>
        </>
      )}
      <div className="unprinted mt-8">
        <OnlyYou />
      </div>
    </FocusScreen>
  );
}

function AnsweredCard({ card, today }: { readonly card: Card; readonly today: string }) {
  const { who, matter, story = '' } = card.body;
  return (
    <li>
      <p className="running">{sayWhile(card.body, today)}</p>
      <h2>
        <Link to={cardPlace(card.id)} state={useHere()}>
          {who}
        </Link>
      </h2>
      {matter.trim() !== '' && <WrittenText text={matter} className="prayer-wall-matter" />}
      {story.trim() !== '' && <WrittenText text={story} className="prayer-wall-story" />}
    </li>
  );
}
