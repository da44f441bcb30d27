import { Square } from 'lucide-react';
import { Button } from '../../../ui/button';

interface ReadAloudBarProps {
  readonly verse: number;
  readonly onStop: () => void;
}

/** While the device reads a chapter. */
export function ReadAloudBar({ verse, onStop }: ReadAloudBarProps) {
  return (
    <>
      <span className="note">{`Reading verse ${verse}`}</span>
      <Button variant="primary" onClick={onStop}>
        <Square size={16} strokeWidth={1.6} aria-hidden />
        Stop Reading
      </Button>
    </>
  );
}
