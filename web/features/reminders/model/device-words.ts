import type { RemindersAnswer } from '../../../../shared/api/reminders';
import type { PushState } from '../../../platform/push';
import { formatCount } from '../../../ui/format/numbers';

/** How this device stands, and what can be done about it. */
export interface DeviceWords {
  readonly title: string;
  readonly note: string;
  /** What the button beside it does; undefined where only the browser or the system can change it. */
  readonly act?: 'turn-on' | 'turn-off';
  readonly isOn?: true;
}

export interface DeviceFacts {
  readonly state: PushState;
  readonly isOnline: boolean;
  readonly answer:
    | Pick<RemindersAnswer, 'isSubscribed' | 'otherDevices' | 'times' | 'circleNews'>
    | undefined;
}

/** H11. */
export function sayDevice({ state, isOnline, answer }: DeviceFacts): DeviceWords {
  const others = sayOthers(answer?.otherDevices ?? 0);
  if (state === 'install-first') {
    return {
      title: 'Install the app first',
      note: `iPhone and iPad show notifications only for the installed app. Tap Share, then “Add to Home Screen”, and open it from there.${others}`,
    };
  }
  if (state === 'unsupported') {
    return {
      title: 'Not available in this browser',
      note: `This browser can’t show notifications. Your calendar can remind you instead.${others}`,
    };
  }
  if (state === 'blocked') {
    return {
      title: 'Blocked in this browser',
      note: `To allow notifications, open this site’s settings in your browser (the icon beside the address), choose Notifications, and select Allow. Then come back here.${others}`,
    };
  }
  if (!isOnline) {
    const isOn = state === 'allowed' && answer?.isSubscribed;
    return {
      title: isOn ? 'On' : 'You’re offline',
      note: isOn
        ? `Reminders appear on this device. You can change that when you’re back online.${others}`
        : `You can turn on notifications when you’re back online.${others}`,
      ...(isOn && { isOn }),
    };
  }
  if (state === 'allowed' && answer?.isSubscribed) {
    return {
      title: 'On',
      note: `Reminders appear on this device.${others}`,
      act: 'turn-off',
      isOn: true,
    };
  }
  // Set on another device, they need no saving here.
  const isSet = answer !== undefined && (answer.times.length > 0 || answer.circleNews);
  return {
    title: 'Off',
    note: `${sayOff(state, isSet)}${others}`,
    ...(isSet && { act: 'turn-on' }),
  };
}

function sayOff(state: PushState, isSet: boolean): string {
  if (state === 'allowed') return 'Reminders don’t appear on this device.';
  return isSet
    ? 'Reminders don’t appear on this device. When you turn them on, your browser asks whether it can show notifications.'
    : 'When you save a reminder, your browser asks whether it can show notifications.';
}

function sayOthers(count: number): string {
  return count === 0
    ? ''
    : ` They’re also on for ${formatCount(count, 'other device', 'other devices')}.`;
}
