/** The bytes of a file of the app itself, which the service worker keeps. Rejects where it can't be had. */
export async function readAsset(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`A file of the app answered ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}
