import { type FormEvent, useEffect, useState } from 'react';
import { DEVICE_NAME_CHARACTERS } from '../../../shared/domain/device-name';
import { defaultDeviceName, tellDeviceName } from '../../account/device-name';
import { useIsGuest } from '../../account/react/use-is-guest';
import { LocalStoreError } from '../../records/contract';
import type { Device } from '../../records/storage/device';
import { Button } from '../../ui/button';
import { TextInput } from '../../ui/field';
import { toast } from '../../ui/toast-store';

/** The name of this device, edited in place. An emptied one goes back to what the browser calls it. */
export function DeviceName({ device }: { device: Pick<Device, 'readName' | 'writeName'> }) {
  const isGuest = useIsGuest();
  const [name, setName] = useState<string>();
  const [typed, setTyped] = useState<string>();
  useEffect(() => {
    let gone = false;
    const show = (known: string | null) => {
      if (!gone) setName(known || defaultDeviceName(navigator.userAgent));
    };
    device.readName().then(show, () => show(null));
    return () => {
      gone = true;
    };
  }, [device]);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed?.trim() ?? '';
    try {
      await device.writeName(wanted);
      if (!isGuest) void tellDeviceName(wanted);
      setName(wanted || defaultDeviceName(navigator.userAgent));
      setTyped(undefined);
    } catch (error) {
      const description = error instanceof LocalStoreError ? error.message : undefined;
      toast({ title: 'Not saved', description, variant: 'destructive' });
    }
  };

  if (name === undefined) return null;
  if (typed === undefined) {
    return (
      <button
        type="button"
        className="text-link relative text-right after:absolute after:-inset-3"
        aria-label={`${name}, change the name of this device`}
        onClick={() => setTyped(name)}
      >
        {name}
      </button>
    );
  }
  return (
    <form className="flex items-center gap-2" onSubmit={(event) => void save(event)}>
      <TextInput
        aria-label="Name of this device"
        className="min-w-0"
        autoFocus
        maxLength={DEVICE_NAME_CHARACTERS}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && setTyped(undefined)}
      />
      <Button variant="text" size="sm" type="submit">
        Save
      </Button>
    </form>
  );
}
