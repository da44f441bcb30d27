import { ABUSE_RULES } from './danger/abuse-rules';
import { DANGER_TO_OTHERS_RULES } from './danger/danger-to-others-rules';
import { SELF_HARM_RULES } from './danger/self-harm-rules';
import type { CareRule } from './rule';

/** In the order in which they count: who is in danger of dying comes first. */
export const DANGER_RULES: readonly CareRule[] = [
  ...SELF_HARM_RULES,
  ...ABUSE_RULES,
  ...DANGER_TO_OTHERS_RULES,
];
