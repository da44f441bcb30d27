import { Mark } from '../ui/mark';

/** Shown while the stored session is read and the person's words are opened. */
export function LoadingScreen({ children = 'Opening your day' }: { children?: string }) {
  return (
    <div
      role="status"
      className="grid min-h-dvh place-content-center justify-items-center gap-4 bg-paper text-ink-2"
    >
      <Mark className="h-16 w-auto" />
      <p className="font-serif text-running italic">{children}</p>
    </div>
  );
}
