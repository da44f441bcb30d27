import { useSyncExternalStore } from 'react';
import { liveValue } from '../../live/live-value';
import { keepPreference, readPreference } from '../../platform/preference';

const NAME = 'appBadge';
const OFF = 'off';

const wanted = liveValue(readPreference(NAME) !== OFF);

/** Whether this device's app icon shows what is left today; on until it is turned off. */
export function useBadgeWanted(): [wanted: boolean, choose: (wanted: boolean) => void] {
  return [
    useSyncExternalStore(wanted.subscribe, wanted.get),
    (next) => {
      wanted.set(next);
      keepPreference(NAME, next ? 'on' : OFF);
    },
  ];
}
