import { isLocalDay } from '../../../../shared/domain/local-day';
import { RHYTHMS } from '../../../../shared/records/intercession-card';
import { RHYTHM_NAMES, WEEKDAY_NAMES } from '../../../records/kinds/intercession-card/rhythm-words';
import { formatDate } from '../../../ui/format/days';

/** A field of a prayer card in words (T11); undefined for a field or a value that is text as it is. */
export function cardFieldText(
  kind: string | undefined,
  name: string,
  value: unknown,
): string | undefined {
  if (kind !== 'intercession-card') return undefined;
  switch (name) {
    case 'since':
    case 'answeredOn':
      return dayInWords(value);
    case 'prayedOn':
      return Array.isArray(value) ? value.map(dayInWords).join('; ') : undefined;
    case 'rhythm':
      return RHYTHMS.filter((rhythm) => rhythm === value).map((rhythm) => RHYTHM_NAMES[rhythm])[0];
    case 'weekday':
      return WEEKDAY_NAMES[Number(value)];
    case 'request':
      return 'A request of a prayer circle';
    default:
      return undefined;
  }
}

function dayInWords(day: unknown): string {
  return typeof day === 'string' && isLocalDay(day) ? formatDate(day) : String(day);
}
