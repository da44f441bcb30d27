import { Link } from 'react-router-dom';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { HubScreen } from '../../ui/screen';

/** A room of the house that is named but not built yet. Promises nothing and no date. */
export function NotOpenScreen({ room }: { room: string }) {
  return (
    <HubScreen>
      <h1 className="pt-2">{room}</h1>
      <EmptyState
        className="pt-16"
        title="Not open yet"
        action={
          <Button variant="secondary" asChild>
            <Link to="/home">Go Home</Link>
          </Button>
        }
      >
        This part of Choose Wholeness is still being built. Nothing of yours is kept here.
      </EmptyState>
    </HubScreen>
  );
}
