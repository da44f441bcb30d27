import { Link } from 'react-router-dom';
import { Button } from '../../ui/button';
import { AuthSky } from './auth-sky';

/** What a visitor sees first: the name, the promise, and the two ways in. */
export function WelcomeScreen() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-[430px] flex-col overflow-x-clip">
      <AuthSky />
      <div className="flex flex-1 flex-col px-(--gutter) pt-7 pb-6">
        <h1 className="text-balance lg:text-[2.125rem]">
          Your path to spiritual wellness and personal growth
        </h1>
        <p className="mt-3 text-ink-2">
          Ninety days of Scripture, check-ins, writing and prayer. What you write is kept on your
          device first, with or without a connection.
        </p>
        <div className="mt-auto grid gap-3 pt-8">
          <Button variant="primary" full asChild>
            <Link to="/register">Get Started</Link>
          </Button>
          <Button variant="secondary" full asChild>
            <Link to="/login">Sign In</Link>
          </Button>
        </div>
      </div>
    </main>
  );
}
