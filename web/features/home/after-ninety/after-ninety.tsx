import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sayJourney } from '../../../../shared/domain/journey-words';
import { ALL_DROPS, bookPlace, finalePlace } from '../../../journey/journey-places';
import { useRecords } from '../../../records/react/use-records';
import { Button } from '../../../ui/button';
import { ContentsItem, ContentsList } from '../../../ui/contents-list';
import { Dialog } from '../../../ui/dialog';
import { Part } from '../../../ui/screen';
import { toast } from '../../../ui/toast-store';
import { beginJourney } from './commands';

interface AfterNinetyProps {
  /** The number of the journey that is complete. */
  readonly journey: number;
  readonly today: string;
}

/** Beyond the ninety days: walk them again, read any of them, keep the other four practices. */
export function AfterNinety({ journey, today }: AfterNinetyProps) {
  const records = useRecords();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);

  async function begin(): Promise<void> {
    if (await beginJourney(records, journey + 1, today)) void navigate('/daily-drop');
    else
      toast({
        title: 'We couldn’t begin it',
        description: 'Everything you wrote is safe. Try again.',
        variant: 'destructive',
      });
  }

  return (
    <Part title="What comes next" className="late-part">
      <ContentsList label="What comes next">
        <ContentsItem name="Walk it again" value="From Day 1" onClick={() => setAsking(true)} />
        <ContentsItem to={ALL_DROPS} name="Read freely" value="Any day" />
        <ContentsItem to="/check-in" name="Keep the other four" value="Every day" />
        <ContentsItem to={finalePlace(journey)} name="Your first and last words" />
        <ContentsItem to={bookPlace(journey)} name="Make a book of it" value="PDF" />
      </ContentsList>
      {isAsking && (
        <BeginDialog journey={journey + 1} onBegin={begin} onClose={() => setAsking(false)} />
      )}
    </Part>
  );
}

interface BeginDialogProps {
  /** The number of the journey that would begin. */
  readonly journey: number;
  readonly onBegin: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before a journey begins: what was written stays, and the day is 1 again. */
function BeginDialog({ journey, onBegin, onClose }: BeginDialogProps) {
  const [isPending, setPending] = useState(false);
  const begin = async () => {
    setPending(true);
    await onBegin();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={() => {
        if (!isPending) onClose();
      }}
      title="Begin at Day 1 again?"
      description={`${sayJourney(journey)}: the same ninety days, one each day. Everything you wrote stays, and you’ll see it next to what you write now.`}
    >
      <div className="mt-5 grid gap-2.5">
        <Button full pending={isPending} pendingLabel="Saving..." onClick={() => void begin()}>
          Begin Day 1
        </Button>
        <Button full autoFocus variant="text" disabled={isPending} onClick={onClose}>
          Not now
        </Button>
      </div>
    </Dialog>
  );
}
