/** Whether the app has ever been used here: visitors who never signed in need no database code. */
export async function hasDeviceDatabase(): Promise<boolean> {
  // Absent in a few older browsers, and refused in some private windows.
  const databases = await globalThis.indexedDB?.databases?.().catch(() => []);
  return databases?.some(({ name }) => name === 'device') ?? false;
}

/** Whether anybody left words on this device that only their own sign-in opens. Never rejects. */
export async function hasSealedWords(): Promise<boolean> {
  if (!(await hasDeviceDatabase())) return false;
  const [{ Vault }, { randomId }] = await Promise.all([
    import('../person/sealed/vault'),
    import('../platform/ids'),
  ]);
  const vault = new Vault({ randomId });
  return vault
    .hasBundles()
    .catch(() => false)
    .finally(() => vault.close());
}
