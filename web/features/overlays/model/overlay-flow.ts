import type { Overlay } from './choose-overlay';

/**
 * One visit to Home shows one overlay at most, so that nobody has to work their way through a row of them:
 *
 *              due, page free              put away                faded
 *   waiting ───────────────────▶ showing ───────────▶ leaving ───────────────▶ rested
 *                                                     300 ms, or 100 ms on the way elsewhere
 *
 * Leaving Home ends it anywhere; the next visit, or coming back on the next day, begins at `waiting`. The encouragement goes by itself.
 */
export type OverlayFlow =
  | { readonly phase: 'waiting' }
  | { readonly phase: 'showing'; readonly overlay: Overlay }
  | {
      readonly phase: 'leaving';
      readonly overlay: Overlay;
      /** The address the person goes on to. */
      readonly to: string | undefined;
      readonly afterMs: number;
    }
  | { readonly phase: 'rested' };

export type OverlayEvent =
  | { readonly kind: 'show'; readonly overlay: Overlay }
  | { readonly kind: 'put-away'; readonly to?: string | undefined }
  | { readonly kind: 'faded' };

export const FADE_MS = 300;
export const GO_ON_MS = 100;

export const WAITING: OverlayFlow = { phase: 'waiting' };

/** An event that does not belong to the phase changes nothing: a second press, a timer that comes late. */
export function advance(flow: OverlayFlow, event: OverlayEvent): OverlayFlow {
  if (event.kind === 'show') {
    return flow.phase === 'waiting' ? { phase: 'showing', overlay: event.overlay } : flow;
  }
  if (event.kind === 'put-away') {
    if (flow.phase !== 'showing') return flow;
    const { to } = event;
    const afterMs = to === undefined ? FADE_MS : GO_ON_MS;
    return { phase: 'leaving', overlay: flow.overlay, to, afterMs };
  }
  return flow.phase === 'leaving' ? { phase: 'rested' } : flow;
}
