import type { Concern } from './concern';
import { DANGER_RULES } from './danger-rules';
import { DECLINED_RULES, VENTING_RULE } from './declined-rules';
import { leaveOutHarmless } from './harmless';
import { normalizeText } from './normalize-text';
import type { CareRule } from './rule';

/** Up to so many words, a question after what will come is what the text is about (C8). */
const SHORT_WORDS = 30;

/**
 * What a text holds that verses alone must not answer, or null: danger before all else (C2), then medical, legal and
 * prediction requests. Plain rules (C1–C8 in SPEC.md), the same on every device, offline. The text goes nowhere.
 */
export function classify(text: string): Concern | null {
  const forms = normalizeText(text);
  return (
    firstConcern(DANGER_RULES, forms.map(leaveOutHarmless)) ??
    firstConcern(isShort(text) ? [...DECLINED_RULES, VENTING_RULE] : DECLINED_RULES, forms)
  );
}

function firstConcern(rules: readonly CareRule[], forms: readonly string[]): Concern | null {
  const rule = rules.find(({ patterns }) =>
    patterns.some((pattern) => forms.some((form) => pattern.test(form))),
  );
  return rule?.concern ?? null;
}

function isShort(text: string): boolean {
  return text.trim().split(/\s+/).length <= SHORT_WORDS;
}
