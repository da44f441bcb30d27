import { format, parseISO } from 'date-fns';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRecords } from '../../live/use-records';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { FocusScreen } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import { toast } from '../../ui/toast-store';
import { saveTroubleOf, settleTellings } from './commands';
import type { JournalEntry } from './entry-form';
import { entryPlace } from './place';
import { useEntry } from './queries';
import { Telling } from './telling';
import { keptTexts, withBoth, withOther } from './tellings';

/** Two tellings of one page: what stands in the journal, and what was kept beside it. */
export function TellingsScreen({ id }: { id: string }) {
  const entry = useEntry(id);
  const navigate = useNavigate();
  const settle = useSettle(entry, () => void navigate(entryPlace(id), { replace: true }));
  const [replacing, setReplacing] = useState(false);
  const kept = entry && keptTexts(entry.body)[0];

  return (
    <FocusScreen
      hour="journal"
      title="Brilliance Journal"
      backTo={entryPlace(id)}
      className="lg:[&_.screen-main]:max-w-[64rem]"
      action={
        entry &&
        kept && (
          <>
            <Button onClick={() => void settle(withBoth(entry.body, kept))}>
              Keep both, one after the other
            </Button>
            <div className="grid w-full grid-cols-2 gap-2.5 md:order-first md:flex md:w-auto">
              <Button variant="secondary" className="px-3" onClick={() => setReplacing(true)}>
                Use the other
              </Button>
              <Button
                variant="secondary"
                className="px-3"
                onClick={() => void navigate(entryPlace(id), { replace: true })}
              >
                Leave as it is
              </Button>
            </div>
          </>
        )
      }
    >
      {entry === undefined && <Skeleton />}
      {entry !== undefined && !kept && (
        <p className="lead">There is only one telling of this page.</p>
      )}
      {entry && kept && (
        <>
          <h1>{`Two tellings of ${format(parseISO(entry.day), 'EEEE')}`}</h1>
          <p className="lead mt-2">
            You wrote this page on two devices while they were apart. Nothing was thrown away.
          </p>
          <div className="mt-6 grid gap-4 lg:mt-8 lg:grid-cols-2 lg:gap-6">
            <Telling
              name="In your journal"
              text={entry.body.content}
              other={kept.value}
              changedAt={entry.updatedAt}
              current
            />
            <Telling
              name="Kept beside it"
              text={kept.value}
              other={entry.body.content}
              changedAt={kept.updatedAt}
            />
          </div>
          <p className="note mt-4">
            The marked words are where the two differ. Your export holds both.
          </p>
          <Dialog
            open={replacing}
            onOpenChange={setReplacing}
            title="Use the other telling?"
            description="The words in your journal now make way for it, on all your devices."
          >
            <div className="mt-5 grid gap-2.5">
              <Button full autoFocus onClick={() => setReplacing(false)}>
                Leave as it is
              </Button>
              <Button
                full
                variant="danger"
                onClick={() => void settle(withOther(entry.body, kept))}
              >
                Use the other
              </Button>
            </div>
          </Dialog>
        </>
      )}
    </FocusScreen>
  );
}

/** Saves what the person decided, and leads back to the page once nothing is left to decide. */
function useSettle(entry: JournalEntry | null | undefined, onSettled: () => void) {
  const records = useRecords();
  return async (body: JournalEntry['body']): Promise<void> => {
    if (!entry) return;
    try {
      const saved = await settleTellings(records, entry, body);
      if (keptTexts(saved.body).length === 0) onSettled();
    } catch (error) {
      toast({ title: 'Error', description: saveTroubleOf(error), variant: 'destructive' });
    }
  };
}
