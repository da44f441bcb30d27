import { randomId } from '../platform/ids';

const PREFIX = 'recording:';
const PAGE = randomId();

/**
 * Claims a recording for this page while it is spoken or stands in a form here, so that another tab does not take it for
 * one that was left behind. The claim ends with the returned function, or with the page.
 */
export function claimRecording(id: string): () => void {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  navigator.locks?.request(`${PREFIX}${PAGE}:${id}`, () => released).catch(() => undefined);
  return release;
}

/** The recordings that other tabs have claimed. */
export async function claimedElsewhere(): Promise<ReadonlySet<string>> {
  const held = (await navigator.locks?.query())?.held ?? [];
  const names = held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name] : []));
  const others = names.filter((name) => !name.startsWith(`${PREFIX}${PAGE}:`));
  return new Set(others.map((name) => name.slice(name.lastIndexOf(':') + 1)));
}
