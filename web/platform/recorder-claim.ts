const PREFIX = 'recording:';

/**
 * Claims a recording for this page while it is being spoken, so that another tab does not take it for one that a killed
 * browser left behind. The claim ends with the returned function, or with the page.
 */
export function claimRecording(id: string): () => void {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  navigator.locks?.request(PREFIX + id, () => released).catch(() => undefined);
  return () => release();
}

/** Which recordings some page is writing right now. */
export async function claimedRecordings(): Promise<ReadonlySet<string>> {
  const held = (await navigator.locks?.query())?.held ?? [];
  return new Set(
    held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])),
  );
}
