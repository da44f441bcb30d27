import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ALL_DROPS, bookPlace, finalePlace } from '../../../journey/journey-places';
import { useRecords } from '../../../records/react/use-records';
import { ContentsItem, ContentsList } from '../../../ui/contents-list';
import { Part } from '../../../ui/screen';
import { toast } from '../../../ui/toast-store';
import { BeginDialog } from './begin-dialog';
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
    <Part title="What comes next">
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
