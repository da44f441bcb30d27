import { Excerpt } from './excerpt';

interface FailedViewProps {
  readonly text: string;
  /** Why the larger model did not answer, where it was asked. */
  readonly trouble?: string | undefined;
}

/** Neither the larger model nor this device could read the page. */
export function FailedView({ text, trouble }: FailedViewProps) {
  return (
    <>
      <Excerpt text={text} />
      <p className="mt-5 text-ink-2">
        {trouble ?? 'We couldn’t read Scripture on this device.'} What you wrote is safe.
      </p>
    </>
  );
}
