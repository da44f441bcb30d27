import type { ComponentType } from 'react';

/**
 * A route's `lazy`. A function on purpose: the router swallows what `lazy: { Component }` rejects with and shows
 * an empty page, where this one reaches the error screen (F14).
 */
export function lazyScreen(load: () => Promise<ComponentType>) {
  return async () => ({ Component: await load() });
}
