import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { DropListening } from '../../content/listening/drop-listening';
import { endListening, isPlayerInView, nowListening } from '../../content/listening/now-listening';
import { dropPlace } from '../../journey/journey-places';
import { useChallenge } from '../../journey/react/use-challenge';
import { useLive } from '../../live/react/use-live';
import { useToday } from '../../live/react/use-today';
import { formatDuration } from '../../ui/format/durations';
import { IconButton } from '../../ui/icon-button';
import { PlayButton } from '../../ui/player';
import { publishHeight } from '../../ui/publish-height';
import { useHasRail } from '../../ui/use-wide';
import '../../ui/styles/late/mini-player.css';

/** What is heard, on every screen where its large player can't be seen. */
export function MiniPlayer() {
  const listening = useLive(nowListening);
  const isInView = useLive(isPlayerInView) === true;
  return listening && !isInView ? <Bar listening={listening} /> : null;
}

function Bar({ listening }: { readonly listening: DropListening }) {
  const { drop, state, toggle } = listening;
  const { status } = useLive(state) ?? state.get();
  const journey = useChallenge(useToday())?.journey;
  const hasRail = useHasRail();
  const bar = useRef<HTMLElement>(null);
  useEffect(
    () => (bar.current && !hasRail ? publishHeight(bar.current, '--listening-height') : undefined),
    [hasRail],
  );
  return (
    <section ref={bar} className="mini-player h-drop" aria-label="Listening">
      <PlayButton status={status === 'voiceless' ? 'resting' : status} onToggle={toggle} quiet />
      <Link to={dropPlace(drop.day, journey)} className="mini-player-drop">
        <b className="mini-player-title">{drop.title}</b>
        <span className="note numerals">
          {!hasRail && `Day ${drop.day} · `}
          <Heard listening={listening} />
        </span>
      </Link>
      <IconButton
        label="Stop listening"
        onClick={stop}
        className="md:absolute md:-top-1 md:-right-1.5"
      >
        <X size={20} strokeWidth={1.6} aria-hidden />
      </IconButton>
    </section>
  );
}

/** Where one is: in time, or by sentences where the device reads. */
function Heard({ listening }: { readonly listening: DropListening }) {
  const { drop, state, sentences } = listening;
  const { byDevice, positionMs, at } = useLive(state) ?? state.get();
  if (byDevice || !drop.narration) return `Sentence ${at + 1} of ${sentences.length}`;
  const durationMs = drop.narration.durationSeconds * 1000;
  return `${formatDuration(Math.min(positionMs, durationMs))} of ${formatDuration(durationMs)}`;
}

/** The button that was pressed goes away: the focus goes to the screen. */
function stop(): void {
  endListening();
  document.getElementById('main')?.focus({ preventScroll: true });
}
