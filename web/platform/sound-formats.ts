/**
 * What recorders are asked for, best first. Every browser plays AAC in MP4. Not every Chromium can write it, and one that
 * puts Opus into MP4 leaves its first second silent, so WebM comes next.
 */
const RECORDED = [
  'audio/mp4;codecs=mp4a.40.2',
  'audio/webm;codecs=opus',
  'audio/webm',
  'audio/mp4',
  'audio/wav',
];

/** The first format of ours that a recorder offers. */
export function formatAmong(isOffered: (format: string) => boolean): string | undefined {
  return RECORDED.find(isOffered);
}

/** Whether this browser plays sound of a MIME type, as far as it says. */
export function canPlay(type: string): boolean {
  return type === '' || new Audio().canPlayType(type) !== '';
}

/** What recorders put into one piece. */
const LAST_PIECE_MS = 1000;

/**
 * Whether a playing that broke off was as good as over. The last piece of a recording may not be whole: its device was
 * switched off, or its browser wrote the end of the file in its own way.
 */
export function isHeardOut(positionMs: number, durationMs: number): boolean {
  return positionMs > 0 && positionMs >= durationMs - LAST_PIECE_MS;
}
