import { daysBetween } from '../../domain/local-day';

/** Without a common divisor with the number of prompts, so that going through them meets each once. */
const STEP = 71;
const DAILY_STEP = 23;
const FIRST_DAY = '2026-01-01';

/**
 * The `nth` prompt (from 0) that is offered on a day, `YYYY-MM-DD`. The same on all devices; going on meets every prompt
 * before one comes again, and neighbors are of different themes.
 */
export function choosePrompt<Prompt>(
  prompts: readonly Prompt[],
  day: string,
  nth: number,
): Prompt | undefined {
  const at = daysBetween(FIRST_DAY, day) * DAILY_STEP + nth * STEP;
  const count = prompts.length;
  return prompts[((at % count) + count) % count];
}
