import { useEffect } from 'react';
import { type ProfileAnswer, profileAnswer } from '../../../shared/api/profile';
import { useAnswer } from '../../answers/react/use-answer';
import { usePerson } from '../../person/react/person-context';
import { keepWithProfile, PROFILE } from './commands';

/** The profile as this device last saw it, and whether it is the server's present one. */
export interface ShownProfile {
  /** Undefined until this device has seen it once. */
  readonly profile: ProfileAnswer | undefined;
  readonly isAsking: boolean;
  readonly hasFailed: boolean;
  readonly refresh: () => void;
}

export function useProfile(): ShownProfile {
  const { personId } = usePerson().store;
  const { value: profile, isAsking, hasFailed, refresh } = useAnswer(PROFILE, profileAnswer);
  useEffect(() => {
    if (profile) keepWithProfile(personId, profile);
  }, [personId, profile]);
  return { profile, isAsking, hasFailed, refresh: () => void refresh() };
}
