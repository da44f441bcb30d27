/** The addresses that are sign-in's own. */
const OWN = ['/login', '/register', '/auth'];

/**
 * After sign-in: Home, or the address that asked for it. That one is loaded anew and not gone to, for then Chromium hands over
 * once more the file that the system opened it with.
 */
export function goOn(page: Pick<Location, 'pathname' | 'assign' | 'reload'> = location): void {
  if (OWN.includes(page.pathname)) page.assign('/home');
  else page.reload();
}
