/** World English Bible, John 1:5. */
export function AuthVerse() {
  return (
    <figure className="mt-auto pt-8 text-center">
      <blockquote className="text-balance font-serif text-[1.0625rem] leading-[1.45]">
        The light shines in the darkness, and the darkness hasn’t overcome it.
      </blockquote>
      <figcaption className="font-serif text-ink-2 text-ui italic">John 1:5</figcaption>
    </figure>
  );
}
