import { sayReference } from '../../../../shared/content/say-reference';
import { Field } from '../../../ui/field';
import { GrowingLine } from '../../../ui/growing-line';
import { readVerse } from '../model/own-form';
import { useVerseText } from '../model/use-verse-text';

const UNKNOWN = 'We don’t know this passage. Write one, such as Romans 8:1, or leave it empty.';

interface VerseFieldProps {
  readonly verse: string;
  /** It was to be saved, and is no passage. */
  readonly isRefused: boolean;
  readonly onChange: (verse: string) => void;
}

/** The verse that an own declaration rests on, as people write it, and what it says. */
export function VerseField({ verse, isRefused, onChange }: VerseFieldProps) {
  const reference = readVerse(verse);
  return (
    <Field
      className="mt-4"
      label="Verse (optional)"
      error={isRefused ? UNKNOWN : undefined}
      hint={reference && <RecognizedVerse reference={reference} />}
    >
      {({ id, describedBy, invalid }) => (
        <GrowingLine
          id={id}
          look="framed"
          enterKeyHint="done"
          placeholder="Romans 8:1"
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          value={verse}
          onChange={onChange}
        />
      )}
    </Field>
  );
}

function RecognizedVerse({ reference }: { readonly reference: string }) {
  const text = useVerseText(reference);
  return (
    <>
      {text && <span className="block font-serif text-prose text-ink-2">{text}</span>}
      {sayReference(reference)}
    </>
  );
}
