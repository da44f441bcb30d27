import { ArrowRight } from 'lucide-react';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { chapterPlace } from '../../../../shared/content/chapter-place';
import { sayReference } from '../../../../shared/content/say-reference';
import { Button } from '../../../ui/button';
import { useHere } from '../../../ui/came-from';
import { Niche } from '../../../ui/niche';
import { Scripture } from '../../../ui/scripture';
import type { Declared } from '../model/declared';
import { useVerseText } from '../model/use-verse-text';
import { StarButton } from './star-button';

interface OpenDeclarationProps {
  readonly declared: Declared;
  readonly isForToday: boolean;
  readonly isFavorite: boolean;
  /** Takes the focus when another one is opened from far below. */
  readonly wordsRef: Ref<HTMLParagraphElement>;
  readonly onNext: () => void;
}

/** The declaration that is open, large, with its verse. */
export function OpenDeclaration(props: OpenDeclarationProps) {
  const { declared, isForToday, isFavorite, wordsRef, onNext } = props;
  return (
    <Niche className="declaration">
      <p className="running">{headOf(declared, isForToday)}</p>
      <p className="declaration-words" ref={wordsRef} tabIndex={-1} aria-live="polite">
        {declared.words}
      </p>
      <Verse reference={declared.reference} />
      <div className="declaration-foot">
        {declared.by !== 'check-in' && <StarButton id={declared.id} isFavorite={isFavorite} />}
        <Button variant="text" size="sm" className="ms-auto" onClick={onNext}>
          Next
          <ArrowRight size={16} strokeWidth={1.6} aria-hidden />
        </Button>
      </div>
    </Niche>
  );
}

function headOf({ by, need }: Declared, isForToday: boolean): string {
  if (by === 'check-in') return 'Your truth from today’s check-in';
  if (isForToday) return 'One for today';
  return by === 'person' ? 'Yours' : (need ?? '');
}

/** What it rests on: the verse where its words are at hand, else the way to it. */
function Verse({ reference }: Pick<Declared, 'reference'>) {
  const text = useVerseText(reference);
  const here = useHere();
  if (!reference) return null;
  if (text) {
    return (
      <Scripture reference={reference} opensChapter className="declaration-verse">
        {text}
      </Scripture>
    );
  }
  return (
    <p className="declaration-verse scripture-reference">
      <Link className="scripture-link" to={chapterPlace(reference)} state={here}>
        {sayReference(reference)}
      </Link>
    </p>
  );
}
