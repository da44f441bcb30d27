import * as z from 'zod/mini';
import { SUBSCRIPTION_STATUSES } from '../domain/plan';

/** GET /api/subscription-status. */
export const subscriptionStatusAnswer = z.object({
  status: z.enum(SUBSCRIPTION_STATUSES),
  hasActiveSubscription: z.boolean(),
});
export type SubscriptionStatusAnswer = z.infer<typeof subscriptionStatusAnswer>;
