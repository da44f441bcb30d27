import './styles/late/voice.css';

interface VoiceWaveProps {
  /** One bar each, 0 to 1. */
  readonly levels: readonly number[];
  /** The share that was heard already, 0 to 1; the bars ahead are paler. */
  readonly heard?: number | undefined;
}

/** A voice as bars. Decoration: the length stands beside it in figures. */
export function VoiceWave({ levels, heard = 1 }: VoiceWaveProps) {
  return (
    <span className="voice-wave" aria-hidden>
      {levels.map((level, bar) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
          key={bar}
          className={bar < heard * levels.length ? undefined : 'voice-wave-ahead'}
          style={{ '--level': level }}
        />
      ))}
    </span>
  );
}
