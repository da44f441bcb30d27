import { useLive } from '../../../live/react/use-live';
import { online } from '../../../platform/online';
import { Button } from '../../../ui/button';

interface UnreachableProps {
  /** At the beginning of a sentence: `This chapter`. */
  readonly what: string;
  readonly onRetry: () => void;
}

/** A part of the Bible that is not on this device and could not be fetched. */
export function Unreachable({ what, onRetry }: UnreachableProps) {
  const isOnline = useLive(online) ?? true;
  const lower = what.charAt(0).toLowerCase() + what.slice(1);
  return (
    <>
      <p role="status" className="mt-4 text-ink-2">
        {isOnline
          ? `We couldn’t load ${lower}. Try again in a moment.`
          : `You’re offline, and ${lower} isn’t downloaded. To read offline, download the whole Bible once, above the list of its books.`}
      </p>
      <Button variant="secondary" size="sm" className="mt-5" onClick={onRetry}>
        Try again
      </Button>
    </>
  );
}
