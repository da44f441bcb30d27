import type { Mood } from '../../../shared/records/check-in';
import { Lately } from '../../ui/lately';
import { MoodGlyph } from '../../ui/mood-glyph';
import { MoodWord } from '../../ui/mood-word';
import { Niche } from '../../ui/niche';
import { Scripture } from '../../ui/scripture';
import { useRecentCheckIns } from './queries';
import { VERSE } from './verse';

/** Beside the form: a verse, and the moods of the days before. */
export function CheckInCompany({ day }: { day: string }) {
  const checkIns = useRecentCheckIns(day) ?? [];
  const days = checkIns.flatMap(({ id, day: on, body: { mood } }) => {
    if (!mood || on >= day) return [];
    return [{ id, day: on, content: <MoodLine mood={mood} /> }];
  });
  return (
    <>
      <Niche>
        <Scripture reference={VERSE.reference}>{VERSE.text}</Scripture>
      </Niche>
      <Lately days={days} />
    </>
  );
}

function MoodLine({ mood }: { mood: Mood }) {
  return (
    <span className="flex items-center gap-3 font-[480] font-serif text-lg">
      <MoodGlyph mood={mood} size={32} />
      <MoodWord mood={mood} />
    </span>
  );
}
