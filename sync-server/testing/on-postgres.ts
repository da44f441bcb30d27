import { inject } from 'vitest';

/** What tests start is the PostgreSQL of this run. */
process.env.TEST_DATABASE_URL = inject('postgres');
process.env.TEST_EPOCH = `epoch-1.${inject('timeline')}`;
