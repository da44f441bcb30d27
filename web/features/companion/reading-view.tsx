import { Skeleton } from '../../ui/skeleton';
import { Excerpt } from './excerpt';

/** While Scripture is looked through. */
export function ReadingView({ text }: { readonly text: string }) {
  return (
    <>
      <Excerpt text={text} />
      <p className="mt-5 text-ink-2">Looking through Scripture.</p>
      <Skeleton className="mt-4" />
    </>
  );
}
