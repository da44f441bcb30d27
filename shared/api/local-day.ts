import * as z from 'zod/mini';
import { isLocalDay } from '../domain/local-day';
import { unkeptText } from './text';

const NO_DAY = 'Please give the date as YYYY-MM-DD.';

/** A day that exists, `YYYY-MM-DD`, wherever a call names one. */
export const localDay = unkeptText(10, NO_DAY).check(z.refine(isLocalDay, NO_DAY));
