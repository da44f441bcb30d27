/** The name of the place where a chapter begins. */
export function chapterAnchor(index: number): string {
  return `chapter-${index + 1}`;
}
