import { useLive } from '../../live/react/use-live';
import { useAfter } from '../../ui/use-after';
import { usePlace } from '../routing/place-context';

const WORTH_SAYING_AFTER_MS = 400;

/** A line of light along the top while the code of the next screen comes; most screens are there before it shows. */
export function ScreenOnItsWay() {
  const isUnderway = useLive(usePlace().navigation.isUnderway);
  return (
    <div role="status" className="absolute">
      {isUnderway && <LineOfLight />}
    </div>
  );
}

function LineOfLight() {
  return (
    useAfter(WORTH_SAYING_AFTER_MS) && (
      <span className="line-of-light">
        <span className="sr-only">Loading…</span>
      </span>
    )
  );
}
