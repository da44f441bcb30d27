import { checkIn, type Mood } from '../../../shared/records/check-in';
import { useRecentDays } from '../../records/react/use-recent-days';
import { Company } from '../../ui/company';
import { MoodGlyph } from '../../ui/mood-glyph';
import { MoodWord } from '../../ui/mood-word';
import { VERSE } from './verse';

/** Beside the form: a verse, and the moods of the days before. */
export function CheckInCompany({ day }: { day: string }) {
  const checkIns = useRecentDays(checkIn, day) ?? [];
  const days = checkIns.flatMap(({ id, day: on, body: { mood } }) => {
    if (!mood || on >= day) return [];
    return [{ id, day: on, content: <MoodLine mood={mood} /> }];
  });
  return <Company verse={VERSE} days={days} />;
}

function MoodLine({ mood }: { mood: Mood }) {
  return (
    <span className="flex items-center gap-3 font-[480] font-serif text-lg">
      <MoodGlyph mood={mood} size={32} />
      <MoodWord mood={mood} />
    </span>
  );
}
