/**
 * Whether this browser is older than those that the app is built for. What came last to each of them is asked for, not its
 * name: `@property` to Firefox 128 and Safari 16.4, `color-mix()` to Chrome and Edge 111.
 */
export function isTooOld(css: Partial<typeof CSS> | undefined = globalThis.CSS): boolean {
  return (
    typeof css?.registerProperty !== 'function' ||
    css.supports?.('color', 'color-mix(in srgb, red, blue)') !== true
  );
}
