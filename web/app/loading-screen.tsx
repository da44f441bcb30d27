import { Mark } from '../ui/mark';

/** The whole window, while there is nothing else to show. */
export function LoadingScreen({ children }: { children: string }) {
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
