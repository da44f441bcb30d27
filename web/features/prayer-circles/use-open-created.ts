import { useEffect, useRef } from 'react';
import type { CircleView } from '../../../shared/api/prayer-circles';
import type { OutboxItem } from '../../outbox/contract';
import { readCircle } from './forms';

/** Opens a circle that was created on this screen as soon as the server knows it. */
export function useOpenCreated(
  circles: readonly CircleView[] | undefined,
  unsent: readonly OutboxItem[],
  open: (circleId: string) => void,
): void {
  const awaited = useRef(new Set<string>());
  const known = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    for (const { kind, body } of unsent) {
      if (kind === 'prayer-circle') awaited.current.add(readCircle(body).name.trim());
    }
  }, [unsent]);
  useEffect(() => {
    if (!circles) return;
    const created = circles.find(
      ({ id, name, role }) =>
        role === 'leader' && known.current?.has(id) === false && awaited.current.has(name),
    );
    known.current = new Set(circles.map(({ id }) => id));
    if (!created) return;
    awaited.current.delete(created.name);
    open(created.id);
  }, [circles, open]);
}
