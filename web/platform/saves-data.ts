/** Whether the person has told the browser to save data. Browsers that do not say are taken for no. */
export function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData ?? false;
}
