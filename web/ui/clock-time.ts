/** A length as a clock shows it: `0:42`, `12:05`, `1:02:05`. */
export function clockTime(lengthMs: number): string {
  const seconds = Math.floor(lengthMs / 1000);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
