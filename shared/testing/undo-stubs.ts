import { afterEach, vi } from 'vitest';

// Vitest's own `unstubEnvs` undoes a stub before the next test: too late for what the next file does while it loads.
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
