import type { Way } from '../queries';

/** What both layouts of the calendar go by. */
export interface ShownDays {
  readonly way: Way;
  readonly today: string;
  readonly settled: boolean;
  /** The day that stands open beside the calendar, where there is room. */
  readonly open: string | undefined;
  /** The first day on which anything was done, today where nothing was; undefined until read. */
  readonly firstDay: string | undefined;
}
