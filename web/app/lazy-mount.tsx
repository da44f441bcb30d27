import type { ComponentType } from 'react';
import { useLate } from '../ui/use-late';

/** A part that the first screen does not wait for. What can't be shown must not take the screen down. */
export function LazyMount({ load }: { readonly load: () => Promise<ComponentType> }) {
  const Loaded = useLate(load);
  return Loaded && <Loaded />;
}
