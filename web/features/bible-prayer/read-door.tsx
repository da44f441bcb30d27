import { BookOpen } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/button';
import { useHere } from '../../ui/came-from';

/** To the Bible itself: its books, and back here. */
export function ReadDoor() {
  return (
    <Button asChild variant="secondary" size="sm" className="mt-4">
      <Link to="/bible" state={useHere()}>
        <BookOpen size={16} strokeWidth={1.6} aria-hidden />
        Read the Bible
      </Link>
    </Button>
  );
}
