import { useOfflineWindow } from './use-offline-window';

/** Apart, so that what it watches does not draw every screen anew. */
export function OfflineWindow() {
  useOfflineWindow();
  return null;
}
