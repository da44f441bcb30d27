import { JOURNEY_DAYS } from './challenge-day';
import { FREE_ENTRY_LIMIT } from './entry-limit';
import { formatList } from './format-list';
import { FREE_TRACKING_DAYS, PREMIUM_FEATURES, type PremiumFeature } from './plan';

interface Words {
  readonly name: string;
  /** A whole sentence, in the offer and at the gate alike. */
  readonly line: string;
}

/** What Premium adds, in words. Every place that offers Premium reads them here, so nothing else is offered. */
export const PREMIUM_WORDS: Readonly<Record<PremiumFeature, Words>> = {
  'unlimited-entries': {
    name: 'Unlimited journal entries',
    line: `Write or speak as many entries as you like. The free plan holds ${FREE_ENTRY_LIMIT}.`,
  },
  'advanced-tracking': {
    name: 'Advanced tracking',
    line: `Count each practice over ${JOURNEY_DAYS} days. The free plan counts ${FREE_TRACKING_DAYS}.`,
  },
  'premium-content': {
    name: 'More mindful moments',
    line: 'Three of the longer practices come with Premium.',
  },
  'achievement-sharing': {
    name: 'Pictures of your awards',
    line: 'Make a picture of an award and share it.',
  },
  'community-suggestions': {
    name: 'Questions for the community',
    line: 'Suggest questions for the community, and reply to them.',
  },
  voting: {
    name: 'Votes in the community',
    line: 'Vote on the questions and replies of others.',
  },
};

/** What the offer says is free. No gate stands before any of it. */
export const FREE_WORDS = {
  devotionals: `${JOURNEY_DAYS} devotionals`,
  voice: {
    name: 'Voice journaling',
    line: `Speak your ${FREE_ENTRY_LIMIT} free entries, or write them.`,
  },
  circles: {
    name: 'Prayer circles',
    line: 'Start a circle, or join one with an invitation.',
  },
} as const;

/** The names of all that Premium adds, as the end of a sentence: `unlimited journal entries, …, and votes in the community`. */
export function nameAllOfPremium(): string {
  const names = PREMIUM_FEATURES.map((feature) => PREMIUM_WORDS[feature].name.toLowerCase());
  return formatList(names);
}
