import * as z from 'zod/mini';
import { localDay } from './local-day';

const count = z.int().check(z.minimum(0));

/** GET /api/growth-journey. */
export const growthJourneyAnswer = z.object({
  milestones: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      description: z.string(),
      category: z.enum(['spiritual', 'wellness', 'growth', 'connection']),
      progress: count,
      triggerValue: count,
      isCompleted: z.boolean(),
      reward: z.string(),
    }),
  ),
  stats: z.object({
    daysActive: count,
    dailyDropsCompleted: count,
    journalEntries: count,
    milestonesCompleted: count,
  }),
  recentAchievements: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      description: z.string(),
      completedAt: localDay,
    }),
  ),
});
