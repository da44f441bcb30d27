import type { OutboxItem } from '../../../outbox/contract';
import type { Circles } from '../queries';

/** What both layouts of the screen are given. */
export interface CircleLayoutProps {
  readonly list: Circles;
  /** What was written for circles and waits here. */
  readonly unsent: readonly OutboxItem[];
  readonly openId: string | null;
  readonly onOpen: (circleId: string | null) => void;
}
