import type { ReactNode } from 'react';
import { sayReference } from '../../shared/content/say-reference';

interface ScriptureProps {
  /** Book, chapter and verse, as data: `Psalms 46:10-11`. */
  readonly reference: string;
  /** Short name of the translation, set after the reference. */
  readonly translation?: string | undefined;
  readonly className?: string | undefined;
  /** The words, verse numbers in `<sup>`. */
  readonly children: ReactNode;
}

/** Words of Scripture with their reference: roman, without quotation marks. */
export function Scripture({ reference, translation, className, children }: ScriptureProps) {
  return (
    <figure className={className}>
      <blockquote className="scripture">{children}</blockquote>
      <figcaption className="scripture-reference">
        {sayReference(reference)}
        {translation && (
          <>
            , <span className="scripture-translation">{translation}</span>
          </>
        )}
      </figcaption>
    </figure>
  );
}
