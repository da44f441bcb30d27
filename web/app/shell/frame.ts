/** The ground every signed-in screen stands on, and beside it the rail on wide screens. */
export const FRAME =
  'mx-auto min-h-dvh max-w-[1440px] bg-paper md:grid md:grid-cols-[var(--rail)_minmax(0,1fr)]';
export const RAIL =
  'rail sticky top-0 hidden h-dvh flex-col gap-7 overflow-y-auto border-rule border-r py-7 pr-5 pl-7 md:flex';
