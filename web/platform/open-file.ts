/** Opens a file in a new tab, where the browser shows and prints it; works with no network. */
export function openFile(file: File): void {
  // The tab reads it for as long as it is open, so its address stays until this page is left.
  open(URL.createObjectURL(file), '_blank');
}
