/**
 * Who pays. Whoever goes, by whatever way their account is erased, leaves the provider's name of them behind until the
 * provider has heard of it. Payments stay for as long as the law asks, apart from everything else.
 */
export const billing = `
  CREATE TABLE subscriptions (
    account_id TEXT PRIMARY KEY NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    provider TEXT NOT NULL,
    customer_id TEXT NOT NULL,
    subscription_id TEXT,
    status TEXT,
    trial_end INTEGER,
    current_period_end INTEGER,
    cancel_at_period_end INTEGER NOT NULL,
    trial_used INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    UNIQUE (provider, customer_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX subscriptions_by_end ON subscriptions (current_period_end);

  CREATE TABLE left_customers (
    provider TEXT NOT NULL,
    customer_id TEXT NOT NULL,
    PRIMARY KEY (provider, customer_id)
  ) STRICT, WITHOUT ROWID;
  CREATE TRIGGER subscriptions_end_with_their_account AFTER DELETE ON subscriptions
    BEGIN
      INSERT OR IGNORE INTO left_customers (provider, customer_id)
      VALUES (OLD.provider, OLD.customer_id);
    END;

  CREATE TABLE billing_events (id TEXT PRIMARY KEY NOT NULL, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX billing_events_by_time ON billing_events (at);

  CREATE TABLE payments (
    provider TEXT NOT NULL,
    invoice_id TEXT NOT NULL,
    customer_id TEXT NOT NULL,
    amount INTEGER NOT NULL,
    currency TEXT NOT NULL,
    status TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (provider, invoice_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX payments_by_customer ON payments (provider, customer_id, at);
  CREATE INDEX payments_by_time ON payments (at);
`;
