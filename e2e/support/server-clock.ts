/** The environment of a server whose clock is so many milliseconds ahead of the machine's; behind it where they are negative. */
export function clockAhead(ms: number): { readonly NODE_OPTIONS: string } {
  const moved = encodeURIComponent(`const now=Date.now;Date.now=()=>now()+${ms}`);
  return { NODE_OPTIONS: `--import=data:text/javascript,${moved}` };
}
