import type { ReactNode } from 'react';
import { AuthSky } from './auth-sky';
import { AuthVerse } from './auth-verse';

/** The sign-in screen's look around another question on the way in. */
export function SignedOutFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto flex min-h-dvh max-w-phone flex-col overflow-x-clip"
    >
      <title>{`${title} · Choose Wholeness`}</title>
      <AuthSky />
      <div className="flex flex-1 flex-col px-(--gutter) pt-7 pb-6">
        {children}
        <AuthVerse />
      </div>
    </main>
  );
}
