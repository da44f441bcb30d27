import type { CircleView } from '../../../../shared/api/prayer-circles';
import { Lights } from '../../../ui/lights';
import { lightsOf } from '../model/words';

interface Props {
  readonly circle: CircleView;
  /** What stands beside the lights. */
  readonly children: string;
}

/** One pane for each member, lit for those who prayed today; nobody is named. */
export function CircleLights({ circle, children }: Props) {
  const count = lightsOf(circle);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 text-ui-sm">
      {count > 0 && <Lights lit={Math.min(count, circle.prayedToday)} count={count} />}
      <span className="numerals">{children}</span>
    </p>
  );
}
