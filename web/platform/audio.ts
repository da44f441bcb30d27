export interface AudioEvents {
  /** Milliseconds since the beginning. */
  readonly onProgress: (positionMs: number) => void;
  readonly onEnded: () => void;
  /**
   * It could not be loaded, or played any further than was told last. `isRefused`: the browser does not take it for sound
   * that it can play. Nothing else is told afterwards.
   */
  readonly onFailed: (isRefused: boolean) => void;
}

/** Plays what is at an address. Returns the function that stops it, after which nothing is told. */
export type PlayAudio = (src: string, events: AudioEvents) => () => void;

/** To be called within a press, for what may take its time to be found: Safari later plays nothing that no press touched. */
export function prepareAudio(): PlayAudio {
  const audio = new Audio();
  audio.load();
  return (src, events) => play(audio, src, events);
}

function play(
  audio: HTMLAudioElement,
  src: string,
  { onProgress, onEnded, onFailed }: AudioEvents,
): () => void {
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

  const tellPosition = () => {
    if (!over) onProgress(audio.currentTime * 1000);
  };

  audio.ontimeupdate = tellPosition;
  audio.onended = once(onEnded);
  const fail = () => {
    const isRefused = audio.error?.code === MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED;
    tellPosition();
    once(() => onFailed(isRefused))();
  };
  audio.onerror = fail;
  audio.src = src;
  audio.play().catch(fail);
  return () => {
    if (!over) finish();
  };
}
