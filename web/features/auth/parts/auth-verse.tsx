/**
 * John 1:5 in the World English Bible. Written out here, because the collection of verses is more than this page
 * should load.
 */
export const VERSE = {
  reference: 'John 1:5',
  text: 'The light shines in the darkness, and the darkness hasn’t overcome it.',
};

export function AuthVerse() {
  return (
    <figure className="mt-auto pt-8 text-center">
      <blockquote className="font-serif text-(length:--type-running) leading-note text-balance">
        {VERSE.text}
      </blockquote>
      <figcaption className="font-serif text-ink-2 text-ui italic">{VERSE.reference}</figcaption>
    </figure>
  );
}
