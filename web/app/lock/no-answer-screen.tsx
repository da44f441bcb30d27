import { Button } from '../../ui/button';
import { Brand } from '../../ui/mark';

/** Stands in the place of the lock screen where the browser gives no answer about the lock (I26). It may never come. */
export function NoAnswerScreen() {
  return (
    <main id="main" tabIndex={-1} className="lock-screen">
      <div className="grid w-full content-center justify-items-center gap-6">
        <Brand />
        <div className="grid w-full gap-4 text-center">
          <div role="alert" className="grid gap-4">
            <h1>Your entries can’t be opened yet</h1>
            <p>
              This browser isn’t letting the app read what’s saved here. Another tab may be in the
              way: close this app’s other tabs, then try again. If that doesn’t help, restart the
              browser.
            </p>
            <p>Everything you saved is still on this device.</p>
          </div>
          <Button full autoFocus className="mt-4" onClick={() => location.reload()}>
            Try again
          </Button>
        </div>
      </div>
    </main>
  );
}
