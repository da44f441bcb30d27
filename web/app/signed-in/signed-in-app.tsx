import { use } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { PersonProvider } from '../../live/person-provider';
import type { Session } from '../../platform/session';
import { type OpenPerson, openPerson } from './open-person';
import { OpenedContext } from './opened-context';
import { routes } from './routes';

// Made at once, so that the first screen's chunk comes while the databases open.
const router = createBrowserRouter(routes);
let opening: Promise<OpenPerson> | undefined;

/** The app of one signed-in person; a page never changes its person. */
export function SignedInApp({ session }: { session: Session }) {
  opening ??= openPerson(session);
  const opened = use(opening);
  return (
    <PersonProvider store={opened.store}>
      <OpenedContext value={opened}>
        <RouterProvider router={router} />
      </OpenedContext>
    </PersonProvider>
  );
}
