import type { Goal } from '../../shared/records/preference';

export const GOAL_WORDS: Record<Goal, { readonly name: string; readonly line: string }> = {
  healing: { name: 'Healing', line: 'Mended slowly' },
  peace: { name: 'Peace', line: 'A quieter inside' },
  focus: { name: 'Focus', line: 'One thing at a time' },
  growth: { name: 'Growth', line: 'Roots, then leaves' },
};
