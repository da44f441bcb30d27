import type { RouteObject } from 'react-router-dom';
import { NotOpenScreen } from '../../features/not-open/not-open-screen';
import type { RouteHandle } from '../shell/route-handle';

/** Places the spec names whose screens are not built: each says so, under its own name. */
const ROOMS: Readonly<Record<string, string>> = {
  '/mobile-ad': 'On your phone',
  '/for-organizations': 'For Organizations',
  '/about-ai': 'About the AI',
};

export const roomsToCome: RouteObject[] = Object.entries(ROOMS).map(([path, room]) => ({
  path,
  element: <NotOpenScreen room={room} />,
  handle: { title: room } satisfies RouteHandle,
}));
