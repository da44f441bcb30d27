export interface MediaActions {
  readonly play: () => void;
  readonly pause: () => void;
  /** Seconds from here, negative for back. */
  readonly skip: (seconds: number) => void;
  /** Seconds from the beginning. */
  readonly seek: (seconds: number) => void;
}

const ARTWORK = [192, 512].map((size) => ({
  src: `/icons/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
}));
const SKIP_SECONDS = 15;

/** Tells the device what is heard, for its lock screen, keys and headset. Returns the end of it. */
export function showMediaSession(
  about: { readonly title: string; readonly artist: string; readonly album: string },
  { play, pause, skip, seek }: MediaActions,
): () => void {
  const session = navigator.mediaSession;
  if (!session) return () => undefined;
  const handlers: [MediaSessionAction, MediaSessionActionHandler][] = [
    ['play', play],
    ['pause', pause],
    ['seekbackward', ({ seekOffset }) => skip(-(seekOffset ?? SKIP_SECONDS))],
    ['seekforward', ({ seekOffset }) => skip(seekOffset ?? SKIP_SECONDS)],
    ['seekto', ({ seekTime }) => seek(seekTime ?? 0)],
  ];
  session.metadata = new MediaMetadata({ ...about, artwork: ARTWORK });
  for (const [action, handler] of handlers) session.setActionHandler(action, handler);
  return () => {
    session.metadata = null;
    for (const [action] of handlers) session.setActionHandler(action, null);
  };
}
