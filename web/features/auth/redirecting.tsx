import { Mark } from '../../ui/mark';

/** Covers the screen until the signed-in page loads. */
export function Redirecting() {
  return (
    <div
      role="status"
      className="fixed inset-0 z-(--z-dialog) grid place-content-center justify-items-center gap-4 bg-paper text-ink-2"
    >
      <Mark className="h-16 w-auto" />
      <p>Redirecting to your dashboard...</p>
    </div>
  );
}
