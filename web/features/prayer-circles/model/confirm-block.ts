import type { CircleMember } from '../../../../shared/api/prayer-circles';
import type { Decision } from '../../../ui/decide-dialog';
import { block } from '../commands';

/** Whether to see no more of somebody in a circle. */
export function confirmBlock(
  circleId: string,
  { id, name }: Pick<CircleMember, 'id' | 'name'>,
): Decision {
  return {
    title: `Block ${name}?`,
    description:
      'You won’t see anything they write in your circles. We don’t tell them. You can unblock them under Members.',
    keep: 'Don’t block',
    act: `Block ${name}`,
    acting: 'Blocking...',
    run: () => block(circleId, id),
    done: `${name} is blocked`,
  };
}
