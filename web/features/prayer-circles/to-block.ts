import type { CircleMember } from '../../../shared/api/prayer-circles';
import type { Decision } from '../../ui/decide-dialog';
import { block } from './commands';

/** Whether to see no more of somebody in a circle. */
export function toBlock(
  circleId: string,
  { id, name }: Pick<CircleMember, 'id' | 'name'>,
): Decision {
  return {
    title: `Block ${name}?`,
    description:
      'You see nothing they write in your circles. They are not told, and you can undo it under Members.',
    keep: 'Don’t block',
    act: `Block ${name}`,
    acting: 'Blocking...',
    run: () => block(circleId, id),
    done: `${name} is blocked`,
  };
}
