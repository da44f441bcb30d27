import * as z from 'zod/mini';

/** GET /api/operate: what the page asks for next; `open` once this session has shown a one-time code. */
export const operateState = z.object({ state: z.enum(['enroll', 'code', 'open']) });
export type OperateState = z.infer<typeof operateState>['state'];
