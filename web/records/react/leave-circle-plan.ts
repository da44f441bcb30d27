import type { Records } from '../contract';
import { keepPreference } from './keep-preference';

/** Notes on every device of the person’s that a circle’s plan is not for them (W15). False where this one can't. */
export async function leaveCirclePlan(
  records: Pick<Records, 'find' | 'save'>,
  id: string,
): Promise<boolean> {
  return await keepPreference(records, ({ leftCirclePlans = [] }) =>
    leftCirclePlans.includes(id) ? undefined : { leftCirclePlans: [...leftCirclePlans, id] },
  );
}
