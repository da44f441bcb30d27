import { afterEach, beforeAll } from 'vitest';
import { loadedModule, watchLocalTime } from './local-time';

declare module 'vitest' {
  interface TaskMeta {
    /** By the end of this test its file had read the local time zone: `npm test` runs it in other zones, too. */
    readsLocalTime?: true;
  }
}

let hasRead = false;
let isLoading = true;

watchLocalTime(() => {
  hasRead = true;
  if (isLoading) refuseInModules();
});

beforeAll(() => {
  isLoading = false;
});

afterEach(({ task }) => {
  if (hasRead) task.meta.readsLocalTime = true;
});

/** Files share their modules: what one reads while it loads would be known of the first file alone. */
function refuseInModules(): void {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 100;
  const module = loadedModule(new Error().stack ?? '');
  Error.stackTraceLimit = stackTraceLimit;
  if (module && !/\.test\.tsx?$/.test(module))
    throw new Error(`${module} reads the local time while it is loaded. Read it where it is used.`);
}
