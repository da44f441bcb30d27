import { type ComponentType, useEffect, useMemo } from 'react';
import { useLive } from '../../live/react/use-live';
import { PersonProvider } from '../../person/react/person-provider';
import { username as liveUsername, type Session } from '../../platform/session';
import { OpeningScreen } from '../opening-screen';
import { startNavigation } from '../routing/navigation';
import { Screens } from '../routing/screens';
import type { OpenPerson } from './open-person';
import { OpenedContext } from './opened-context';
import { routes } from './routes';

// Made at once, so that the first screen's chunk comes while the databases open.
const navigation = startNavigation(routes);

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
        <Screens navigation={navigation} opening={<OpeningScreen />} />
      </OpenedContext>
    </PersonProvider>
  );
}

/** The session under the name that the person goes by now. The device's own note follows it. */
function useCurrentSession({ session: opened, device }: OpenPerson): Session {
  const { userId } = opened;
  const username = useLive(liveUsername) ?? opened.username;
  const session = useMemo(() => ({ userId, username }), [userId, username]);
  useEffect(() => {
    if (username !== opened.username) void device.writeSignedIn(session).catch(() => undefined);
  }, [device, opened, session, username]);
  return session;
}
