import { excerptOf } from '../model/companion-words';

/** What was read, in its first words. */
export function Excerpt({ text }: { readonly text: string }) {
  return <p className="companion-excerpt">{`“${excerptOf(text)}”`}</p>;
}
