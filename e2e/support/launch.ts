/** Chromium with windows, in which notifications, Background Sync and the wake lock are. */
export const WITH_WINDOWS = process.env.CHROMIUM_PATH;
/** The lighter one without. */
export const WITHOUT_WINDOWS = process.env.CHROMIUM_SHELL_PATH ?? WITH_WINDOWS;

/** How a browser is launched; Playwright's own where no path is given. */
export function launch(executablePath: string | undefined, flags: readonly string[] = []) {
  const args = ['--no-sandbox', '--disable-background-networking', ...flags];
  return { launchOptions: { ...(executablePath ? { executablePath } : {}), args } };
}
