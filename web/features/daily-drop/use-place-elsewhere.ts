import { useEffect, useMemo } from 'react';
import { PREFERENCE_ID, preference } from '../../../shared/records/preference';
import type { DropListening } from '../../content/listening/drop-listening';
import { placeHere } from '../../content/listening/open-listening';
import { useLive } from '../../live/react/use-live';
import { usePerson } from '../../person/react/person-context';

/** Where the person listened on another device since, they continue from there, unless it is playing here. */
export function usePlaceElsewhere(player: DropListening | undefined): void {
  const { personId, records } = usePerson().store;
  const kept = useLive(useMemo(() => records.liveOne(preference, PREFERENCE_ID), [records]));
  const place = kept?.body.heardPlace;
  useEffect(() => {
    if (!player || place?.day !== player.drop.day) return;
    const { status } = player.state.get();
    const isNewer = place.heardAt > placeHere(personId, place.day).heardAt;
    if (isNewer && status !== 'playing' && status !== 'loading') player.goTo(place);
  }, [player, place, personId]);
}
