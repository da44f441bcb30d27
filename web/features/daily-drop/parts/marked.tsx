import type { Stretch } from '../../../../shared/content/spoken-sentences';

interface MarkedProps {
  readonly text: string;
  /** Where in its paragraph the text begins. */
  readonly at?: number | undefined;
  /** What is read aloud of the paragraph. */
  readonly spoken: Stretch | undefined;
}

/** A text with the mark under what is read aloud of it. For the eye alone: who listens to a screen reader hears the text. */
export function Marked({ text, at = 0, spoken }: MarkedProps) {
  const from = Math.max(0, (spoken?.from ?? 0) - at);
  const to = Math.min(text.length, (spoken?.to ?? 0) - at);
  if (to <= from) return text;
  return (
    <>
      {text.slice(0, from)}
      <span className="drop-spoken">{text.slice(from, to)}</span>
      {text.slice(to)}
    </>
  );
}
