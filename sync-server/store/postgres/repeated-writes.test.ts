import { describe } from 'vitest';
import { storeContract } from '../../contract/store.contract';
import { createKeys } from '../../sealing/master-key-keys';
import { openPostgresTestStore } from '../../testing/test-store';
import { shaken } from '../testing/shaken';

const keys = createKeys(Buffer.alloc(32, 3));

describe('postgres, every write run twice', () => {
  storeContract(async () => openPostgresTestStore(keys, { around: shaken }));
});
