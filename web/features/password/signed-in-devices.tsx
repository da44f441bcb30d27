import { useState } from 'react';
import type { SignedInDevice } from '../../../shared/api/passwords';
import { Button } from '../../ui/button';
import { formatDate } from '../../ui/format/days';
import { formatTimeAgo } from '../../ui/format/durations';
import { Row, Rows } from '../../ui/rows';
import { Part } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import { toast } from '../../ui/toast-store';
import { useNow } from '../../ui/use-now';
import type { Devices } from './use-devices';

const MINUTE_MS = 60_000;

/** Where the person is signed in, and the way to end that everywhere else. */
export function SignedInDevices({ devices }: { readonly devices: Devices }) {
  const { list, failed, readAgain } = devices;
  return (
    <Part id="devices" title="Where you’re signed in">
      {list && <DeviceList list={list} />}
      {!list && !failed && <Skeleton />}
      {failed && (
        <div role="status">
          <p className="note">
            {list
              ? 'We couldn’t refresh this list. It may be out of date.'
              : 'We couldn’t load your devices. Try again when you’re online.'}
          </p>
          <Button variant="text" size="sm" className="px-0" onClick={readAgain}>
            Try again
          </Button>
        </div>
      )}
      {list && list.length > 1 && <SignOutOthers devices={devices} />}
    </Part>
  );
}

function DeviceList({ list }: { readonly list: readonly SignedInDevice[] }) {
  const now = useNow(MINUTE_MS);
  return (
    <Rows className="border-rule border-t">
      {list.map((device, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a device has no name of its own, and nothing moves within a list.
        <Row key={at} className="py-3.5">
          <b className="wrap-anywhere block font-medium">
            {device.name ?? device.browser ?? 'An unnamed device'}
          </b>
          <span className="note numerals">{sayWhatElse(device, now)}</span>
        </Row>
      ))}
    </Rows>
  );
}

function sayWhatElse(device: SignedInDevice, now: number): string {
  const { name, browser, firstSeenAt, lastSeenAt, isThis } = device;
  const known = [
    isThis ? 'This device' : `Last seen ${formatTimeAgo(lastSeenAt, now)}`,
    name === null ? null : browser,
    `Signed in ${formatDate(firstSeenAt)}`,
  ];
  return known.filter((part) => part !== null).join(' · ');
}

function SignOutOthers({ devices }: { readonly devices: Devices }) {
  const [pending, setPending] = useState(false);
  const signOut = async () => {
    setPending(true);
    const isDone = await devices.signOutOthers();
    setPending(false);
    if (isDone) toast({ title: 'Your other devices are signed out' });
    else {
      toast({
        title: 'Not signed out',
        description: 'We can’t reach the server. Try again when you’re online.',
        variant: 'destructive',
      });
    }
  };
  return (
    <>
      <Button
        variant="secondary"
        full
        className="mt-5"
        pending={pending}
        pendingLabel="Signing out..."
        onClick={() => void signOut()}
      >
        Sign out other devices
      </Button>
      <p className="note mt-2">
        They’ll ask for your password again. Unsynced entries stay on them until then.
      </p>
    </>
  );
}
