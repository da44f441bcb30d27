import type { Context, Hono } from 'hono';
import type { OperatorAction } from '../../../shared/api/operate';
import type { AppEnv } from '../../middleware/app-env';
import type { Store } from '../../store/store';

export interface SectionDeps {
  readonly store: Store;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly randomId: () => string;
  /** Notes in the audit what the operator is about to see or do (Z6). */
  readonly note: (c: Context<AppEnv>, action: OperatorAction, about?: string) => Promise<void>;
}

/** The calls of one section of the operator's page, below /api/operate. Its guards stand before them. */
export type Section = (deps: SectionDeps) => Hono<AppEnv>;

/** What the audit calls a decision. */
export const DECIDED = { approved: 'approved', rejected: 'rejected', pending: 'reopened' } as const;
