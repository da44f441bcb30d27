import { Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClasses } from './join-classes';
import { Spinner } from './spinner';

export type PlayerStatus = 'resting' | 'loading' | 'playing' | 'paused';

interface PlayerProps {
  readonly title: string;
  readonly status: PlayerStatus;
  readonly onToggle: () => void;
  /** 1 is as it was spoken. */
  readonly rate: number;
  readonly onRate: () => void;
  /** Who is heard, or why nobody is. */
  readonly note?: ReactNode;
  /** Chooses who is heard, where there is a choice. */
  readonly voice?: ReactNode;
  /** Chooses when it falls silent. */
  readonly timer?: ReactNode;
  /** It took the place of a quieter button that was pressed. */
  readonly focused?: boolean | undefined;
  /** The track. */
  readonly children?: ReactNode;
}

/** Hears something long: play and pause, how fast, and below it where one is. */
export function Player(props: PlayerProps) {
  const { title, status, onToggle, rate, onRate, note, voice, timer, focused, children } = props;
  return (
    <section className="player" aria-label="Audio narration">
      <PlayButton status={status} onToggle={onToggle} focused={focused} />
      <div className="min-w-0">
        <div className="flex items-center justify-between gap-3">
          <h2 className="player-title">{title}</h2>
          <button type="button" className="player-rate" onClick={onRate}>
            <span className="sr-only">Speed </span>
            {`${rate}×`}
          </button>
        </div>
        {children}
      </div>
      {note && (
        <div className="player-note" role="status">
          {note}
        </div>
      )}
      {voice && <div className="player-note">{voice}</div>}
      {timer && <div className="player-note">{timer}</div>}
    </section>
  );
}

interface PlayButtonProps {
  readonly status: PlayerStatus;
  readonly onToggle: () => void;
  /** A ring instead of a disc. */
  readonly quiet?: boolean | undefined;
  readonly focused?: boolean | undefined;
}

/** Play, and pause while it plays. */
export function PlayButton({ status, onToggle, quiet, focused }: PlayButtonProps) {
  const isOn = status === 'playing' || status === 'loading';
  const icon = isOn ? <Pause size={22} aria-hidden /> : <Play size={22} aria-hidden />;
  return (
    <button
      type="button"
      className={joinClasses('player-button', quiet && 'player-button-quiet')}
      aria-label={isOn ? 'Pause' : 'Play'}
      aria-busy={status === 'loading' || undefined}
      // biome-ignore lint/a11y/noAutofocus: the button that was pressed made way for this one
      autoFocus={focused}
      onClick={onToggle}
    >
      {status === 'loading' ? <Spinner /> : icon}
    </button>
  );
}
