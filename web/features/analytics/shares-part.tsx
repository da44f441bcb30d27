import type { AnalyticsFigures } from '../../../shared/api/analytics';
import { DAILY_FLAGS } from '../../../shared/domain/activity';
import { DAY_WINDOWS } from '../../ui/day-windows';
import { hourClass } from '../../ui/hour';
import { ProgressBar } from '../../ui/progress-bar';
import { Part } from '../../ui/screen';
import { sayShare } from './words';

/** On how many of a member's days each of the five was done. */
export function SharesPart({ shares }: Pick<AnalyticsFigures, 'shares'>) {
  return (
    <Part title="Activities in a day">
      <ul className="analytics-shares">
        {DAILY_FLAGS.map((flag) => {
          const { hour, label } = DAY_WINDOWS[flag];
          const share = shares[flag];
          return (
            <li key={flag} className={hourClass(hour)}>
              <span>{label}</span>
              {share === null ? (
                <span />
              ) : (
                <ProgressBar label={`${label}, percent of days`} value={share} max={100} />
              )}
              <span className="numerals">{sayShare(share)}</span>
            </li>
          );
        })}
      </ul>
    </Part>
  );
}
