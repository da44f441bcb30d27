import { Checkbox } from '../../../ui/checkbox';
import { TAKEN_LABELS } from '../model/book-words';
import { TAKEN, type Taken } from '../model/choices';

interface TakenChoiceProps {
  readonly counts: Readonly<Record<Taken, number>>;
  /** What the person left out. */
  readonly left: ReadonlySet<Taken>;
  readonly onToggle: (kind: Taken, isTaken: boolean) => void;
}

/** What of those days goes into the book, each with how many there are. */
export function TakenChoice({ counts, left, onToggle }: TakenChoiceProps) {
  const isThere = (kind: Taken) => counts[kind] > 0 && !(kind === 'photos' && left.has('entries'));
  return (
    <div className="*:border-b *:border-rule *:pt-3 *:pb-1.5 [&_label]:min-w-0">
      {TAKEN.map((kind) => (
        <Checkbox
          key={kind}
          name={kind}
          checked={isThere(kind) && !left.has(kind)}
          disabled={!isThere(kind)}
          onChange={(isTaken) => onToggle(kind, isTaken)}
        >
          <span className="flex justify-between gap-4">
            <span>{TAKEN_LABELS[kind]}</span>
            <span className="numerals text-ink-3">{counts[kind]}</span>
          </span>
        </Checkbox>
      ))}
    </div>
  );
}
