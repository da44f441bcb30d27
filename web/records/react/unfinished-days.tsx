import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { isLocalDay } from '../../../shared/domain/local-day';
import { usePerson } from '../../person/react/person-context';
import { formatWeekdayAndDay } from '../../ui/format/days';

interface UnfinishedDaysProps {
  name: string;
  /** The day that is open. */
  day: string;
  /** Whether what stands behind the name is a day of this form: a local day, unless said otherwise. */
  isDay?: (key: string) => boolean;
  say?: (day: string) => string;
}

/**
 * Links to other days on which this form was begun and not saved: a draft that midnight or a crash left behind stays
 * in reach. Draft keys are `<name>:<day>`.
 */
export function UnfinishedDays(props: UnfinishedDaysProps) {
  const { name, day, isDay = isLocalDay, say = sayLocalDay } = props;
  const { keeper } = usePerson();
  const [days, setDays] = useState<string[]>([]);
  useEffect(() => {
    let gone = false;
    void keeper.all().then((drafts) => {
      if (gone) return;
      const keys = drafts.map(({ key }) => key).filter((key) => key.startsWith(`${name}:`));
      const others = keys.map((key) => key.slice(name.length + 1)).filter(isDay);
      setDays([...new Set(others)].filter((other) => other !== day).sort());
    });
    return () => {
      gone = true;
    };
  }, [keeper, name, day, isDay]);

  return days.map((other) => (
    <p key={other} className="note mt-3">
      {`${say(other)} isn’t saved yet. `}
      <Link to={`?day=${other}`} className="text-link">
        Continue it
      </Link>
    </p>
  ));
}

function sayLocalDay(day: string): string {
  return formatWeekdayAndDay(day);
}
