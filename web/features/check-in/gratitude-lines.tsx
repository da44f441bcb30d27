import { useRef } from 'react';
import { SHORT_TEXT_CHARACTERS } from '../../../shared/records/fields';
import { GrowingLine } from '../../ui/growing-line';
import { RoomLeft } from '../../ui/room-left';
import type { CheckInForm } from './check-in-form';

type Lines = CheckInForm['gratitude'];

interface GratitudeLinesProps {
  lines: Lines;
  onChange: (lines: Lines) => void;
  /** Enter on the last line. */
  onDone: () => void;
}

/** Up to three things to be grateful for. Enter goes on to the next line. */
export function GratitudeLines({ lines, onChange, onDone }: GratitudeLinesProps) {
  const list = useRef<HTMLOListElement>(null);

  function write(index: number, text: string) {
    const [first, second, third] = lines.map((line, each) => (each === index ? text : line));
    onChange([first ?? '', second ?? '', third ?? '']);
  }

  function goOn(index: number) {
    const next = list.current?.querySelectorAll('textarea')[index + 1];
    if (next) next.focus();
    else onDone();
  }

  return (
    <ol ref={list} className="mt-2 xl:mt-0">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity but their place
        <li key={index} className="mt-2 grid grid-cols-icon xl:mt-1">
          <span
            aria-hidden="true"
            className="pt-2 font-serif text-prose leading-running text-check-ink"
          >
            {index + 1}
          </span>
          <GrowingLine
            aria-label={`Grateful for, line ${index + 1}`}
            value={line}
            placeholder={placeholderOf(lines, index)}
            enterKeyHint={index < lines.length - 1 ? 'next' : 'done'}
            onChange={(text) => write(index, text)}
            onEnter={() => goOn(index)}
          />
          <RoomLeft text={line} limit={SHORT_TEXT_CHARACTERS} className="col-start-2" />
        </li>
      ))}
    </ol>
  );
}

/** The invitation stands on the first empty line only. */
function placeholderOf(lines: Lines, index: number): string | undefined {
  return lines.indexOf('') === index ? 'Something small counts' : undefined;
}
