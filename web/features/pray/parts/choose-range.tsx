import { Fragment, useState } from 'react';
import { sayReference } from '../../../../shared/content/say-reference';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { FocusScreen } from '../../../ui/screen';
import { Scripture } from '../../../ui/scripture';
import { type ChosenPassage, MOST_VERSES, partOf, sayVerse } from '../model/scripture-sitting';

interface ChooseRangeProps {
  readonly whole: ChosenPassage;
  readonly backTo: string;
  readonly onBegin: (chosen: ChosenPassage) => void;
  readonly onOther: () => void;
}

/** A passage that is longer than a sitting: from which verse to which (O2). */
export function ChooseRange({ whole, backTo, onBegin, onOther }: ChooseRangeProps) {
  const numbers = whole.verses.map(({ number }) => number);
  const [first, setFirst] = useState(numbers[0] ?? 1);
  const [last, setLast] = useState(numbers[MOST_VERSES - 1] ?? 1);
  const reach = numbers.slice(numbers.indexOf(first)).slice(0, MOST_VERSES);
  const end = reach.includes(last) ? last : (reach.at(-1) ?? first);
  const part = partOf(whole, first, end);
  return (
    <FocusScreen
      hour="prayer"
      title="Pray Scripture"
      backTo={backTo}
      action={
        <>
          <Button onClick={() => onBegin(part)}>
            {`Pray ${sayVerse(whole.passage, first, end)}`}
          </Button>
          <Button variant="text" size="sm" onClick={onOther}>
            Choose another passage
          </Button>
        </>
      }
    >
      <h1>Which verses?</h1>
      <p className="lead mt-2">
        {`${sayReference(whole.passage)} has ${numbers.length} verses. A sitting takes up to ${MOST_VERSES}, so choose where to begin and end.`}
      </p>
      <div className="mt-6 grid max-w-96 grid-cols-2 gap-4">
        <VerseChoice label="From verse" numbers={numbers} value={first} onChange={setFirst} />
        <VerseChoice label="To verse" numbers={reach} value={end} onChange={setLast} />
      </div>
      <Scripture className="range-verses mt-7" reference={part.passage}>
        {part.verses.map(({ number, text }) => (
          <Fragment key={number}>
            <sup>{number}</sup>
            {`${text} `}
          </Fragment>
        ))}
      </Scripture>
    </FocusScreen>
  );
}

interface VerseChoiceProps {
  readonly label: string;
  readonly numbers: readonly number[];
  readonly value: number;
  readonly onChange: (number: number) => void;
}

function VerseChoice({ label, numbers, value, onChange }: VerseChoiceProps) {
  return (
    <Field label={label}>
      {({ id }) => (
        <select
          id={id}
          className="text-input pr-3"
          value={value}
          onChange={({ target }) => onChange(Number(target.value))}
        >
          {numbers.map((number) => (
            <option key={number} value={number}>
              {number}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
