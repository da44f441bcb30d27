import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { chapterPlace } from '../../shared/content/chapter-place';
import { sayReference } from '../../shared/content/say-reference';

interface ScriptureProps {
  /** Book, chapter and verse, as data: `Psalms 46:10-11`. */
  readonly reference: string;
  /** Short name of the translation, set after the reference. */
  readonly translation?: string | undefined;
  readonly className?: string | undefined;
  /** The reference opens its chapter, which leads back here: for whoever is signed in. */
  readonly opensChapter?: boolean;
  /** The words, verse numbers in `<sup>`. */
  readonly children: ReactNode;
}

/** Words of Scripture with their reference: roman, without quotation marks. */
export function Scripture(props: ScriptureProps) {
  const { reference, translation, className, opensChapter, children } = props;
  return (
    <figure className={className}>
      <blockquote className="scripture">{children}</blockquote>
      <figcaption className="scripture-reference">
        {opensChapter ? <ChapterLink reference={reference} /> : sayReference(reference)}
        {translation && (
          <>
            , <span className="scripture-translation">{translation}</span>
          </>
        )}
      </figcaption>
    </figure>
  );
}

function ChapterLink({ reference }: Pick<ScriptureProps, 'reference'>) {
  const { pathname, search } = useLocation();
  return (
    <Link
      className="scripture-link"
      to={chapterPlace(reference)}
      state={{ from: pathname + search }}
    >
      {sayReference(reference)}
    </Link>
  );
}
