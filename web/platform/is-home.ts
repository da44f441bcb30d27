/** Whether Home stands at a path: it has two. */
export function isHome(pathname: string): boolean {
  return pathname === '/home' || pathname === '/';
}
