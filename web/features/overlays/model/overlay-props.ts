export interface OverlayProps {
  /** It was put away and fades. */
  readonly leaving: boolean;
  /** Puts it away, and goes on to an address where one is given. */
  readonly onPutAway: (to?: string) => void;
}
