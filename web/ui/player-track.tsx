import { type LucideIcon, RotateCcw, RotateCw } from 'lucide-react';
import { formatDuration } from './format/durations';

const SKIP_SECONDS = 15;
const SKIP_MS = SKIP_SECONDS * 1000;

interface PlayerTrackProps {
  /** Milliseconds since the beginning. */
  readonly positionMs: number;
  readonly durationMs: number;
  readonly onSeek: (positionMs: number) => void;
}

/** Where one is in a sound: a slider, fifteen seconds back and on, how much is left. */
export function PlayerTrack({ positionMs, durationMs, onSeek }: PlayerTrackProps) {
  const position = Math.min(positionMs, durationMs);
  const whole = formatDuration(durationMs);
  return (
    <>
      <input
        type="range"
        className="player-slider"
        aria-label="Position"
        aria-valuetext={`${formatDuration(position)} of ${whole}`}
        min={0}
        max={Math.floor(durationMs / 1000)}
        step={1}
        value={Math.floor(position / 1000)}
        style={{ '--heard': position / durationMs }}
        onChange={(event) => onSeek(Number(event.target.value) * 1000)}
      />
      <div className="player-times">
        <span>{formatDuration(position)}</span>
        <span className="flex">
          <Skip
            label="Back 15 seconds"
            icon={RotateCcw}
            seconds={SKIP_SECONDS}
            onPress={() => onSeek(position - SKIP_MS)}
          />
          <Skip
            label="Forward 15 seconds"
            icon={RotateCw}
            seconds={SKIP_SECONDS}
            onPress={() => onSeek(position + SKIP_MS)}
          />
        </span>
        <span>
          {position === 0 ? (
            whole
          ) : (
            <>
              <span className="sr-only">Remaining </span>
              {`−${formatDuration(durationMs - position)}`}
            </>
          )}
        </span>
      </div>
    </>
  );
}

interface SkipProps {
  readonly label: string;
  readonly icon: LucideIcon;
  /** How far it jumps, shown beside the icon. */
  readonly seconds?: number | undefined;
  readonly onPress: () => void;
}

/** A small jump to either side. */
export function Skip({ label, icon: Icon, seconds, onPress }: SkipProps) {
  return (
    <button type="button" className="player-skip" aria-label={label} onClick={onPress}>
      <Icon size={18} strokeWidth={1.6} aria-hidden />
      {seconds}
    </button>
  );
}
