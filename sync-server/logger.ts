import { type Logger, pino } from 'pino';

export type { Logger };

/** The one place that writes to the console. It is never handed a body, a cookie or a query. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
  });
}
