import { useEndOfEarlyPage } from '../content/react/use-early-page';
import { Button } from '../ui/button';
import { useAfter } from '../ui/use-after';

const WORTH_EXPLAINING_AFTER_MS = 20_000;

/**
 * A notice for an app that has not opened after 20 seconds (F22). The app keeps trying. IndexedDB may never answer if the browser has a
 * fault, or if another tab runs another version of the app.
 */
export function StillOpening() {
  const isLate = useAfter(WORTH_EXPLAINING_AFTER_MS);
  // A page painted ahead of the app hides this, and none of its buttons works yet.
  useEndOfEarlyPage(isLate);
  if (!isLate) return null;
  return (
    <div role="alert" className="mx-auto grid max-w-104 gap-4 text-center text-ink-2">
      <p className="text-balance">
        This is taking longer than usual. If it doesn’t open soon, close this app’s other tabs, then
        try again. Everything you saved is still on this device.
      </p>
      <Button full onClick={() => location.reload()}>
        Try again
      </Button>
    </div>
  );
}
