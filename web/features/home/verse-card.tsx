import { memo } from 'react';
import { verseOfDay } from '../../../shared/content/verses';
import { Niche } from '../../ui/niche';
import { Scripture } from '../../ui/scripture';

interface VerseCardProps {
  readonly today: string;
  readonly className?: string;
}

/** The day's verse. */
export const VerseCard = memo(function VerseCard({ today, className }: VerseCardProps) {
  const { reference, text } = verseOfDay(today);
  return (
    <Niche {...(className && { className })}>
      <Scripture reference={reference} opensChapter>
        {text}
      </Scripture>
    </Niche>
  );
});
