import type { Feature } from './feature-list';

type Offer = Pick<Feature, 'text' | 'standing'>;

export interface Plan {
  readonly name: string;
  /** By the month; undefined where it is agreed. */
  readonly price: string | undefined;
  readonly users: string;
  readonly supportWithin: string;
  readonly isMostPopular?: boolean;
  readonly offers: readonly Offer[];
}

/** What organizations are offered (spec section 9). Shown here and agreed by mail: nothing is sold on a page. */
export const PLANS: readonly Plan[] = [
  {
    name: 'Team',
    price: '$299',
    users: 'up to 50',
    supportWithin: '24 hours',
    offers: [
      { text: 'Private groups' },
      { text: 'Leader notes in each group' },
      { text: 'Anonymized engagement' },
    ],
  },
  {
    name: 'Organization',
    price: '$799',
    users: 'up to 250',
    supportWithin: '4 hours',
    isMostPopular: true,
    offers: [
      { text: 'Everything in Team' },
      { text: 'Custom branding', standing: 'By arrangement' },
      { text: 'Reading plans and guided prompts', standing: 'Planned' },
      { text: 'Analytics for administrators' },
    ],
  },
  {
    name: 'Enterprise',
    price: undefined,
    users: 'unlimited',
    supportWithin: '1 hour SLA',
    offers: [
      { text: 'Everything in Organization' },
      { text: 'Dedicated support', standing: 'By arrangement' },
      { text: 'On your own servers, if you like' },
    ],
  },
];
