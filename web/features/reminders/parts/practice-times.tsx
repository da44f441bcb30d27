import { Plus } from 'lucide-react';
import { DAILY_FLAGS, type DailyFlag } from '../../../../shared/domain/activity';
import { Button } from '../../../ui/button';
import { DAY_WINDOWS } from '../../../ui/day-windows';
import { hourClass } from '../../../ui/hour';
import { HourIcon } from '../../../ui/icon';
import { joinClasses } from '../../../ui/join-classes';
import { Row, Rows } from '../../../ui/rows';
import { Switch } from '../../../ui/switch';
import { addTime, switchPractice } from '../model/schedule-form';
import type { ScheduleProps } from '../use-schedule';
import { TimeRow } from './time-row';

const MOST_TIMES = 3;

/** The five practices, each with its times. */
export function PracticeTimes({ form, onChange }: ScheduleProps) {
  return (
    <>
      <h2 className="sr-only">Times</h2>
      <Rows className="mt-6">
        {DAILY_FLAGS.map((practice) => (
          <Practice key={practice} practice={practice} form={form} onChange={onChange} />
        ))}
      </Rows>
    </>
  );
}

function Practice({ practice, form, onChange }: ScheduleProps & { readonly practice: DailyFlag }) {
  const { hour, label } = DAY_WINDOWS[practice];
  const rows = form.times[practice];
  return (
    <Row className={hourClass(hour)}>
      <div className="flex items-center gap-3">
        <span className={joinClasses('reminder-pane', rows.length > 0 && 'reminder-pane-on')}>
          <HourIcon hour={hour} size={18} />
        </span>
        <h3 className="grow">{label}</h3>
        <Switch
          label={`Remind me of ${label}`}
          labelHidden
          checked={rows.length > 0}
          onChange={(isOn) => onChange(switchPractice(form, practice, isOn))}
        />
      </div>
      {rows.map((row, at) => (
        <TimeRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a time has no name but its place
          key={at}
          row={row}
          at={at}
          practice={practice}
          form={form}
          onChange={onChange}
        />
      ))}
      {rows.length > 0 && rows.length < MOST_TIMES && (
        <Button
          variant="text"
          size="sm"
          className="mt-1 px-0"
          aria-label={`Another time on other days for ${label}`}
          onClick={() => onChange(addTime(form, practice))}
        >
          <Plus size={16} strokeWidth={1.6} aria-hidden />
          Another time on other days
        </Button>
      )}
    </Row>
  );
}
