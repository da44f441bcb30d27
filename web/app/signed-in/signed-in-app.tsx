import { type ComponentType, use } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { PersonProvider } from '../../live/person-provider';
import type { Session } from '../../platform/session';
import { type OpenPerson, openPerson } from './open-person';
import { OpenedContext } from './opened-context';
import { routes } from './routes';

// Made at once, so that the first screen's chunk comes while the databases open.
const router = createBrowserRouter(routes);

/** The app of one signed-in person; a page never changes its person. Their databases begin to open at once. */
export function signedInApp(session: Session): ComponentType {
  const opening = openPerson(session);
  // Told where it is used.
  opening.catch(() => undefined);
  return () => <SignedInApp opened={use(opening)} />;
}

function SignedInApp({ opened }: { opened: OpenPerson }) {
  return (
    <PersonProvider store={opened.store}>
      <OpenedContext value={opened}>
        <RouterProvider router={router} />
      </OpenedContext>
    </PersonProvider>
  );
}
