import { useState } from 'react';
import { useToday } from '../../../live/react/use-today';
import { Button } from '../../../ui/button';
import { Part } from '../../../ui/screen';
import { toast } from '../../../ui/toast-store';
import { keepNotToday } from '../commands';
import type { useReminders } from '../queries';

/** Takes the rest of a day off, on all devices. */
export function NotTodayPart({
  reminders,
}: {
  readonly reminders: ReturnType<typeof useReminders>;
}) {
  const today = useToday();
  const [isBusy, setIsBusy] = useState(false);
  const { value, put } = reminders;
  if (!value || value.times.length === 0) return null;
  const isOff = value.notOn === today;
  const turn = async () => {
    setIsBusy(true);
    const kept = await keepNotToday(isOff ? null : today);
    setIsBusy(false);
    if (kept.ok) await put(kept.value);
    else toast({ title: 'Nothing changed', description: kept.problem, variant: 'destructive' });
  };
  return (
    <Part title="Today">
      <p className="note" role="status">
        {isOff
          ? 'No more reminders today, on any of your devices. They start again tomorrow.'
          : 'Is today a day to rest? You can turn reminders off until tomorrow.'}
      </p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        pending={isBusy}
        onClick={() => void turn()}
      >
        {isOff ? 'Remind me today' : 'Not today'}
      </Button>
    </Part>
  );
}
