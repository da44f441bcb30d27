import { type ComponentType, useMemo } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { PersonProvider } from '../../person/react/person-provider';
import type { OpenPerson } from './open-person';
import { OpenedContext } from './opened-context';
import { routes } from './routes';
import { useCurrentSession } from './use-current-session';

// Made at once, so that the first screen's chunk comes while the databases open.
const router = createBrowserRouter(routes);

/** The app of one signed-in person; a page never changes its person. */
export function signedInApp(opened: OpenPerson): ComponentType {
  return () => <SignedInApp opened={opened} />;
}

function SignedInApp({ opened }: { opened: OpenPerson }) {
  const session = useCurrentSession(opened);
  const current = useMemo(() => ({ ...opened, session }), [opened, session]);
  return (
    <PersonProvider store={opened.store}>
      <OpenedContext value={current}>
        <RouterProvider router={router} />
      </OpenedContext>
    </PersonProvider>
  );
}
