import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Passage } from '../../../../shared/companion/answer';
import { chapterPlace } from '../../../../shared/content/chapter-place';
import { sayReference } from '../../../../shared/content/say-reference';
import { useHere } from '../../../ui/came-from';

/** Verses exactly as they stand, with the way to their chapter and why they were found. */
export function PassageCard({
  passage,
  children,
}: {
  readonly passage: Passage;
  readonly children?: ReactNode;
}) {
  const { verses, reference, why } = passage;
  return (
    <article className="passage">
      <blockquote className="scripture">
        {verses.map(({ number, text }) => (
          <Fragment key={number}>
            {verses.length > 1 && <sup>{number}</sup>}
            {`${text} `}
          </Fragment>
        ))}
      </blockquote>
      <p className="passage-reference">
        <ChapterLink reference={reference} />
        <abbr className="note" title="World English Bible">
          WEB
        </abbr>
      </p>
      {why && <p className="mt-1.5 text-ink-2 text-ui-sm">{why}</p>}
      {children}
    </article>
  );
}

/** A reference that opens its chapter, which leads back here. */
export function ChapterLink({ reference }: { readonly reference: string }) {
  const here = useHere();
  return (
    <Link className="chapter-link" to={chapterPlace(reference)} state={here}>
      {sayReference(reference)}
    </Link>
  );
}
