/** Whether this browser can show a number on the icon of the installed app. */
export function canShowBadge(): boolean {
  return 'setAppBadge' in navigator;
}

/** Shows a number on the app's icon, none for 0. Where the system refuses, nothing happens. */
export function showBadge(count: number): void {
  if (!canShowBadge()) return;
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  shown.catch(() => undefined);
}
