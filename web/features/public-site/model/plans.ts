export interface Plan {
  readonly name: string;
  /** By the month; undefined where it is agreed. */
  readonly price: string | undefined;
  readonly users: string;
  /** What the program does today. */
  readonly offers: readonly string[];
  /** What people do, once it is agreed. */
  readonly byArrangement?: string;
}

/** What organizations are offered (spec section 9). Shown here and agreed by email: nothing is sold on a page. */
export const PLANS: readonly Plan[] = [
  {
    name: 'Team',
    price: '$299',
    users: 'up to 50',
    offers: ['Private prayer circles', 'Figures for administrators, without names'],
  },
  {
    name: 'Organization',
    price: '$799',
    users: 'up to 250',
    offers: ['Everything in Team', 'Custom branding'],
  },
  {
    name: 'Enterprise',
    price: undefined,
    users: 'unlimited',
    offers: ['Everything in Organization', 'On your own servers, if you like'],
    byArrangement: 'Dedicated support',
  },
];
