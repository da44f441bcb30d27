import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { FocusScreen } from '../../ui/screen';
import { GroupFiguresView } from './group-figures';
import { useCircleFigures } from './queries';
import '../../ui/styles/late/charts.css';

/** Figures of a prayer circle, for its leader: how its members take part, never of fewer than five of them. */
export function CircleFiguresScreen() {
  const [search] = useSearchParams();
  const circleId = search.get('circle') ?? '';
  const back = circleId
    ? `/prayer-groups?circle=${encodeURIComponent(circleId)}`
    : '/prayer-groups';
  return (
    <FocusScreen title="Prayer Circles" backTo={back} className="analytics">
      {circleId ? <CircleFigures key={circleId} circleId={circleId} /> : <NotForYou />}
    </FocusScreen>
  );
}

function CircleFigures({ circleId }: { readonly circleId: string }) {
  const answer = useCircleFigures(circleId);
  if (answer.isRefused) return <NotForYou />;
  return (
    <>
      <header className="analytics-head">
        <div>
          <p className="running">
            {answer.value && `${answer.value.circleName}, last eight weeks`}
          </p>
          <h1>Figures</h1>
        </div>
        <p className="note">
          These figures count only members who chose to be counted. We show no number below five and
          no text.
        </p>
      </header>
      <GroupFiguresView of="circle" answer={answer} />
    </>
  );
}

function NotForYou() {
  return (
    <>
      <h1>Figures</h1>
      <EmptyState
        className="mt-6"
        title="Only the leader sees these"
        action={
          <Button asChild>
            <Link to="/prayer-groups">Prayer Circles</Link>
          </Button>
        }
      >
        The leader of a prayer circle can see figures about ten or more of its members.
      </EmptyState>
    </>
  );
}
