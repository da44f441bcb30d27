/** The mark as `ui/mark.tsx` draws it, in a box of 32 by 39: a window with a rising sun. */
export const MARK_STROKES = {
  window: 'M2 37V16a14 14 0 0 1 28 0v21z',
  rays: 'M9.42 24.7 6.3 22.9M12.2 21.92l-1.8-3.12M16 20.9v-3.6M19.8 21.92l1.8-3.12M22.58 24.7l3.12-1.8',
  sun: 'M10.8 28.5a5.2 5.2 0 0 1 10.4 0z',
  horizon: 'M2 28.5h28',
} as const;
