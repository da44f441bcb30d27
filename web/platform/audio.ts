export interface AudioEvents {
  /** Milliseconds since the beginning. */
  readonly onProgress: (positionMs: number) => void;
  readonly onEnded: () => void;
  /** It could not be loaded or played. Nothing else is told afterwards. */
  readonly onFailed: () => void;
}

/** Plays what is at an address. Returns the function that stops it, after which nothing is told. */
export function playAudio(src: string, { onProgress, onEnded, onFailed }: AudioEvents): () => void {
  const audio = new Audio();
  let over = false;

  function finish(): void {
    over = true;
    audio.pause();
    // Lets go of what was loaded.
    audio.removeAttribute('src');
    audio.load();
  }
  const once = (tell: () => void) => () => {
    if (over) return;
    finish();
    tell();
  };

  audio.ontimeupdate = () => {
    if (!over) onProgress(audio.currentTime * 1000);
  };
  audio.onended = once(onEnded);
  const fail = once(onFailed);
  audio.onerror = fail;
  audio.src = src;
  audio.play().catch(fail);
  return () => {
    if (!over) finish();
  };
}
