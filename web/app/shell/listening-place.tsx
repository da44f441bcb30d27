import { nowListening } from '../../content/listening/now-listening';
import { useLive } from '../../live/react/use-live';
import { LazyMount } from '../lazy-mount';

const loadMiniPlayer = async () =>
  (await import('../../features/listening/mini-player')).MiniPlayer;

/** Where the small player stands, once something is heard. */
export function ListeningPlace() {
  return (
    useLive(nowListening) && (
      <div className="mini-player-place late-part">
        <LazyMount load={loadMiniPlayer} />
      </div>
    )
  );
}
