import { useMemo } from 'react';
import { wantsEarlierDays } from '../../../shared/domain/look-back/earlier-day';
import { PREFERENCE_ID, preference } from '../../../shared/records/preference';
import { useLive } from '../../live/react/use-live';
import { keepPreference } from '../../records/react/keep-preference';
import { useRecords } from '../../records/react/use-records';
import { Part } from '../../ui/screen';
import { Switch } from '../../ui/switch';

/** Whether Home may bring up an earlier day. It follows the person from device to device. */
export function BringUpSwitch() {
  const records = useRecords();
  const kept = useLive(useMemo(() => records.liveOne(preference, PREFERENCE_ID), [records]));
  if (kept === undefined) return null;
  return (
    <Part title="On Home" className="look-back-part">
      <Switch
        label="Bring up an earlier day"
        note="Now and then, one line leads to a day you wrote on. Never when you come back after some days, and never to a heavy day."
        checked={wantsEarlierDays(kept?.body)}
        onChange={(bringsUpEarlierDays) => void keepPreference(records, { bringsUpEarlierDays })}
      />
    </Part>
  );
}
