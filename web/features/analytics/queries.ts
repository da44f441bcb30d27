import { useEffect } from 'react';
import { analyticsAnswer } from '../../../shared/api/analytics';
import { type GroupMembership, userTypeAnswer } from '../../../shared/api/onboarding';
import { usePerson } from '../../live/person-context';
import { useAnswer } from '../../live/use-answer';
import { useKeptAnswer } from '../../live/use-kept-answer';
import { learnStanding } from '../../platform/learn-standing';
import { administeredBy, figuresPath, keepOnlyFiguresOf } from './kept-figures';

interface Administered {
  /** False from the moment in which the server says so. */
  readonly isAdmin: boolean;
  /** Undefined while they are not known. */
  readonly organizations: readonly GroupMembership[] | undefined;
  readonly hasFailed: boolean;
  readonly refresh: () => Promise<void>;
}

/** The organizations that the person administers. Figures of any other leave this device (A4). */
export function useAdministered(): Administered {
  const { answers } = usePerson().store;
  const isAdmin = useKeptAnswer('userType') === 'corporate_admin';
  const { value, hasFailed, refresh } = useAnswer('/api/user/type', userTypeAnswer);
  const administered = value && administeredBy(value);
  // A list that was kept before the person became an administrator says nothing.
  const organizations = administered?.length === 0 ? undefined : administered;
  useLearningStanding(value !== undefined && organizations === undefined);
  useEffect(() => {
    if (!value) return;
    const own = isAdmin ? administeredBy(value) : [];
    void keepOnlyFiguresOf(answers, own).catch(() => undefined);
  }, [answers, isAdmin, value]);
  return { isAdmin, organizations, hasFailed, refresh };
}

/** What its administrator is told of an organization. */
export function useAnalytics(organizationId: string) {
  const answer = useAnswer(figuresPath(organizationId), analyticsAnswer);
  useLearningStanding(answer.hasFailed);
  return answer;
}

/** Asks what the person is now, where an answer gives cause to doubt it. */
function useLearningStanding(isDoubtful: boolean): void {
  const { personId } = usePerson().store;
  useEffect(() => {
    if (isDoubtful) void learnStanding(personId);
  }, [isDoubtful, personId]);
}
