import type { Piece } from '../snippet';

/** A piece of a text, with what was searched for marked in it. */
export function MarkedText({ snippet }: { readonly snippet: readonly Piece[] }) {
  return (
    <span className="block font-serif text-prose leading-normal text-pretty">
      {snippet.map(({ at, text, marked }) =>
        marked ? (
          <mark
            key={at}
            className="rounded-[3px] bg-gold-wash text-ink shadow-[inset_0_-1.5px_0_var(--gold-deep)] forced-colors:bg-[Mark] forced-colors:text-[MarkText]"
          >
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </span>
  );
}
