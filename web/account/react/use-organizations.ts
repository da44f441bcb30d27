import { useCallback, useEffect, useRef } from 'react';
import { organizationsAnswer } from '../../../shared/api/organizations';
import { useAnswer } from '../../answers/react/use-answer';
import { usePoked } from '../../answers/react/use-poked';
import { usePerson } from '../../person/react/person-context';
import { learnUserType } from '../learn-user-type';

export const ORGANIZATIONS = '/api/organizations';
export const ANALYTICS = '/api/analytics';

/** What is kept of one organization stands under one of these, its id next. */
const OF_ONE = [`${ORGANIZATIONS}/`, `${ANALYTICS}/`];

/**
 * The organizations one belongs to. What was kept of any that one does not administer leaves the device with each answer
 * (A4), and whoever has come into one, out of it, or to another role is of another user type.
 */
export function useOrganizations() {
  const { answers, personId } = usePerson().store;
  const answer = useAnswer(ORGANIZATIONS, organizationsAnswer);
  const { value, refresh } = answer;
  usePoked(useCallback(() => void refresh(), [refresh]));
  useEffect(() => {
    if (!value) return;
    const administered = value.filter(({ role }) => role === 'admin');
    const ids = new Set(administered.map(({ organizationId }) => organizationId));
    void answers.forget((path) => isOfAnother(path, ids)).catch(() => undefined);
  }, [answers, value]);
  const roles = value?.map(({ organizationId, role }) => `${organizationId} ${role}`).join();
  const known = useRef<string>(undefined);
  useEffect(() => {
    if (roles !== undefined && known.current !== roles) void learnUserType(personId);
    known.current = roles;
  }, [personId, roles]);
  return answer;
}

/** Whether an answer is kept of an organization that is none of these. */
export function isOfAnother(keptAt: string, organizationIds: ReadonlySet<string>): boolean {
  const above = OF_ONE.find((path) => keptAt.startsWith(path));
  if (above === undefined) return false;
  const [id = ''] = keptAt.slice(above.length).split('/');
  return !organizationIds.has(id);
}
