import { SkipBack, SkipForward } from 'lucide-react';
import { useId } from 'react';
import type { DropContent } from '../../../../shared/content/pack';
import type { DropListening } from '../../../content/listening/drop-listening';
import { useLive } from '../../../live/react/use-live';
import { Button } from '../../../ui/button';
import { formatDuration } from '../../../ui/format/durations';
import { formatTime } from '../../../ui/format/times';
import { PlayButton, Player, type PlayerStatus } from '../../../ui/player';
import { PlayerTrack, Skip } from '../../../ui/player-track';
import type { Listening } from '../model/use-listening';
import { usePlayerInView } from '../model/use-player-in-view';
import { RECORDING, sayReader } from '../model/use-voice-choice';

interface ListenProps {
  readonly drop: DropContent;
  readonly listening: Listening;
  /** The drop is the one of the day the person stands on. */
  readonly isCurrent: boolean;
  /** It is completed: what was read already offers itself quietly, until it is begun. */
  readonly again: boolean;
  /** Shows the devotional; absent while it is on the page. */
  readonly onRead: (() => void) | undefined;
}

/** Hears a drop: the narration with its track, or the device's voice sentence by sentence. */
export function Listen({ drop, listening, isCurrent, again, onRead }: ListenProps) {
  const isChoice = listening.options.length > 1;
  const element = usePlayerInView(listening.player);
  return (
    <div className="drop-listen" ref={element}>
      {again && !listening.hasBegun ? (
        <ListenAgain drop={drop} listening={listening} onRead={onRead} />
      ) : (
        <Player
          title={isCurrent ? 'Listen to today’s Drop' : 'Listen to this Drop'}
          status={playerStatus(listening)}
          onToggle={() => listening.player?.toggle()}
          rate={listening.rate}
          onRate={listening.nextRate}
          note={<WhoReads drop={drop} listening={listening} />}
          voice={isChoice && <VoiceChoice listening={listening} />}
          timer={
            listening.hasBegun &&
            listening.player && <SleepTimerChoice timer={listening.player.timer} />
          }
          focused={again}
        >
          <Track drop={drop} listening={listening} />
        </Player>
      )}
    </div>
  );
}

function playerStatus({ status }: Listening): PlayerStatus {
  return status === 'voiceless' ? 'resting' : status;
}

type PartProps = Pick<ListenProps, 'drop' | 'listening'>;

function Track({ drop, listening: { byDevice, positionMs, at, player } }: PartProps) {
  if (!byDevice && drop.narration) {
    return (
      <PlayerTrack
        positionMs={positionMs}
        durationMs={drop.narration.durationSeconds * 1000}
        onSeek={(ms) => player?.seek(ms)}
      />
    );
  }
  return (
    <div className="player-sentences">
      <span>{`Sentence ${at + 1} of ${player?.sentences.length}`}</span>
      <span className="flex">
        <Skip
          label="Previous sentence"
          icon={SkipBack}
          onPress={() => player?.seekSentence(at - 1)}
        />
        <Skip
          label="Next sentence"
          icon={SkipForward}
          onPress={() => player?.seekSentence(at + 1)}
        />
      </span>
    </div>
  );
}

function WhoReads({ drop, listening }: PartProps) {
  const { byDevice, status, failed, player } = listening;
  if (status === 'voiceless') {
    return 'This device has no voice to read aloud. You can read the text here.';
  }
  if (failed && !byDevice) {
    return (
      <>
        We couldn’t play the narration.{' '}
        <Button variant="text" size="sm" className="px-0" onClick={() => player?.letDeviceRead()}>
          Let this device read it
        </Button>
      </>
    );
  }
  if (listening.options.length > 1) return null;
  return drop.narration && !byDevice
    ? `Read by ${sayReader(drop.narration)}.`
    : 'Read by this device’s own voice.';
}

/** Whom to hear: the recording, or a voice of this device. */
function VoiceChoice({ listening }: Pick<ListenProps, 'listening'>) {
  const id = useId();
  const { options, voice, byDevice, chooseVoice } = listening;
  const heard =
    voice ?? (byDevice ? options.find(({ value }) => value !== RECORDING)?.value : RECORDING);
  return (
    <span className="player-voice">
      <label htmlFor={id}>Read by</label>
      <select id={id} value={heard} onChange={({ target }) => chooseVoice(target.value)}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </span>
  );
}

function ListenAgain({ drop, listening, onRead }: PartProps & Pick<ListenProps, 'onRead'>) {
  const length = drop.narration && formatDuration(drop.narration.durationSeconds * 1000);
  return (
    <div className="flex items-center justify-between gap-4 border-rule border-y py-3">
      <div className="flex items-center gap-4">
        <PlayButton
          status={playerStatus(listening)}
          onToggle={() => listening.player?.toggle()}
          quiet
        />
        <div>
          <b className="font-semibold">Listen again</b>
          <div className="note numerals">{length ?? 'By this device’s own voice'}</div>
        </div>
      </div>
      {onRead && (
        <Button variant="text" size="sm" className="px-0" onClick={onRead}>
          Read again
        </Button>
      )}
    </div>
  );
}

const MINUTES = [5, 15, 30];
const OFF = 0;

/** When it falls silent: at the end of the drop, or after some minutes, until which it begins again at its end. */
function SleepTimerChoice({ timer }: { readonly timer: DropListening['timer'] }) {
  const id = useId();
  const time = useLive(timer.time);

  function choose(minutes: number): void {
    if (minutes === OFF) timer.cancel();
    else timer.set(minutes);
  }

  return (
    <>
      <span className="player-voice">
        <label htmlFor={id}>Sleep timer</label>
        <select
          id={id}
          value={time?.minutes ?? OFF}
          onChange={({ target }) => choose(Number(target.value))}
        >
          <option value={OFF}>End of this Drop</option>
          {MINUTES.map((minutes) => (
            <option key={minutes} value={minutes}>{`${minutes} minutes`}</option>
          ))}
        </select>
      </span>
      <span role="status">{time && `Repeats until ${formatTime(time.dueAt)}.`}</span>
    </>
  );
}
