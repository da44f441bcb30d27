import type { Sentence } from '../../../shared/companion/guard/sentence';
import { ChapterLink } from './passage-card';

/** A sentence of the larger model: its own words, verses letter for letter, and where they stand. */
export function ModelSentence({ parts }: { readonly parts: Sentence }) {
  return (
    <p>
      {parts.map((part, at) => {
        const key = `${at} ${part.kind}`;
        if (part.kind === 'text') return <span key={key}>{part.text}</span>;
        if (part.kind === 'quotation') return <q key={key}>{part.text}</q>;
        return <ChapterLink key={key} reference={part.reference} />;
      })}
    </p>
  );
}
