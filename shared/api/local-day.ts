import * as z from 'zod/mini';
import { isLocalDay } from '../domain/local-day';

/** A day that exists, `YYYY-MM-DD`, wherever a call names one. */
export const localDay = z
  .string()
  .check(z.refine(isLocalDay, 'Please give the date as YYYY-MM-DD.'));
