import { Link } from 'react-router-dom';
import type { MindfulMoment } from '../../../shared/content/pack';
import { Button } from '../../ui/button';
import { FocusScreen } from '../../ui/screen';
import { UpgradePanel } from '../../ui/upgrade-panel';
import { lengthInWords } from './words';

/** A moment that waits for Premium: what it is, and the way to the others. */
export function GatedMoment({ moment }: { moment: MindfulMoment }) {
  const { title, description, duration } = moment;
  return (
    <FocusScreen title="Mindful Moment" backTo="/mindful-moment">
      <div className="text-center">
        <p className="running mx-auto max-w-[26em] text-balance">{description}</p>
        <h1 className="mt-1">{title}</h1>
        <p className="note mt-2">{lengthInWords(duration)}</p>
      </div>
      <UpgradePanel
        title="Stay a little longer"
        adds={['premium-content']}
        className="mx-auto mt-8 max-w-[34rem]"
      >
        All the others are free, including every one for stress and anxiety.
      </UpgradePanel>
      <p className="mt-4 text-center">
        <Button asChild variant="text">
          <Link to="/mindful-moment">Choose another moment</Link>
        </Button>
      </p>
    </FocusScreen>
  );
}
