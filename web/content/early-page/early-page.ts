/** The element beside `#root` in which the worker paints a page ahead of the app. While it is there `#root` is hidden. */
export const EARLY_PAGE_ID = 'early-page';

/** Whether anything is painted ahead, and is still there. */
export function isPaintedAhead(): boolean {
  return document.getElementById(EARLY_PAGE_ID) !== null;
}

/** The challenge day whose drop is painted ahead; undefined where nothing is, or is any more. */
export function dayPaintedAhead(): number | undefined {
  const day = document.getElementById(EARLY_PAGE_ID)?.dataset.day;
  return day === undefined ? undefined : Number(day);
}

/** Shows the app in its place. What is not there is removed already. */
export function removeEarlyPage(): void {
  document.getElementById(EARLY_PAGE_ID)?.remove();
}
