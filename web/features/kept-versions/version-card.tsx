import { mediaIdOf } from '../../../shared/protocol/media';
import { VoicePlayback } from '../../media/react/voice-playback';
import { formatDayAndTime } from '../../ui/format/times';
import { joinClasses } from '../../ui/join-classes';
import { markDifferences } from './mark-differences';
import '../../ui/styles/written.css';

interface TellingProps {
  readonly name: string;
  readonly value: string;
  /** What it is compared with. */
  readonly other?: string;
  /** Milliseconds since the epoch. */
  readonly changedAt: number;
  /** The one that stands. */
  readonly current?: boolean;
}

/** One telling of a page, with the words marked that the other lacks; a recording to be heard. */
export function VersionCard(props: TellingProps) {
  const { name, value, other = value, changedAt, current = false } = props;
  const recording = mediaIdOf(value);
  return (
    <article
      className={joinClasses(
        'rounded-leaf bg-leaf px-5 pt-5 pb-4.5 shadow-leaf lg:p-7',
        current ? 'ring-(--hour,var(--line)) ring-2 ring-inset' : 'ring-1 ring-rule',
      )}
    >
      <div className="flex items-center justify-between gap-3">
        <h3 className="running tracking-normal">{name}</h3>
        <span className="note numerals">{formatDayAndTime(changedAt)}</span>
      </div>
      {recording ? (
        <div className="mt-3">
          <VoicePlayback id={recording} as="line" />
        </div>
      ) : (
        <MarkedText text={value} other={other} />
      )}
    </article>
  );
}

function MarkedText({ text, other }: { text: string; other: string }) {
  if (text.trim() === '') return <p className="mt-3 text-ink-3">This version is empty.</p>;
  return (
    <p className="mt-3 font-serif text-prose leading-reading text-pretty wrap-anywhere whitespace-pre-line">
      {markDifferences(text, other).map(({ text: stretch, differs }, index) =>
        differs ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: stretches have no other name and never move
          <mark key={index} className="telling-mark">
            {stretch}
          </mark>
        ) : (
          stretch
        ),
      )}
    </p>
  );
}
