/** Counts how often the state of a subscription was kept, so that a server sees that another one has kept a later one. */
export const subscriptionRevisions = `
  ALTER TABLE subscriptions ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
`;
