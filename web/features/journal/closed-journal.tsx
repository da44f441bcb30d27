import { useNavigate } from 'react-router-dom';
import { pageHeading } from '../../../shared/domain/day-words';
import { useToday } from '../../live/react/use-today';
import { Button } from '../../ui/button';
import { NEW_ENTRY_PLACE } from './place';

/** Wide screens, while no page is open. */
export function ClosedJournal({ remaining }: { remaining: number | undefined }) {
  const navigate = useNavigate();
  return (
    <main
      id="main"
      tabIndex={-1}
      className="grid place-content-center justify-items-center gap-2 bg-leaf px-14 pb-16 text-center"
    >
      <p className="running">{pageHeading(useToday())}</p>
      <p className="font-serif text-heading">Start a new entry, or open one.</p>
      <Button
        className="mt-4"
        disabled={remaining === 0}
        onClick={() => void navigate(NEW_ENTRY_PLACE)}
      >
        New entry
      </Button>
    </main>
  );
}
