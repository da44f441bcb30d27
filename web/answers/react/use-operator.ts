import { useEffect } from 'react';
import type { Operator } from '../../../shared/api/contact';
import { keepPreference, readPreference } from '../../platform/preference';
import { readOperator } from '../public-answers';
import { usePublicAnswer } from './use-public-answer';

const KEPT = 'operator';

/**
 * Who runs the server: as it says now, else as it last said to this browser, so that the policy names them offline.
 * Undefined where it never has.
 */
export function useOperator(): Operator | undefined {
  const asked = usePublicAnswer('/api/contact', readOperator);
  const said = asked.state === 'here' ? asked.value : undefined;
  useEffect(() => {
    if (said) keepPreference(KEPT, JSON.stringify({ operator: said }));
  }, [said]);
  return said ?? keptOperator();
}

function keptOperator(): Operator | undefined {
  try {
    return readOperator(JSON.parse(readPreference(KEPT) ?? ''));
  } catch {
    return undefined;
  }
}
