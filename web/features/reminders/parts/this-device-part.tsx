import { Bell, BellOff } from 'lucide-react';
import { Button } from '../../../ui/button';
import { ItemState } from '../../../ui/item-state';
import { Part } from '../../../ui/screen';
import { type DeviceFacts, sayDevice } from '../model/device-words';

interface Props {
  readonly facts: DeviceFacts;
  readonly isBusy: boolean;
  readonly onTurn: (isOn: boolean) => void;
}

/** Whether reminders appear on this device, and what to do where they can't. */
export function ThisDevicePart({ facts, isBusy, onTurn }: Props) {
  const { title, note, act, isOn } = sayDevice(facts);
  const Icon = isOn ? Bell : BellOff;
  return (
    <Part
      title="On this device"
      aside={
        <ItemState tone={isOn ? 'ok' : 'quiet'} icon={<Icon size={16} strokeWidth={1.6} />}>
          {title}
        </ItemState>
      }
    >
      <p className="note" role="status">
        {note}
      </p>
      {act && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          disabled={isBusy}
          onClick={() => onTurn(act === 'turn-on')}
        >
          {act === 'turn-on' ? 'Turn on here' : 'Turn off here'}
        </Button>
      )}
    </Part>
  );
}
