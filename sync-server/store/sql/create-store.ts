import type { Keys } from '../../sealing/keys';
import type { UnreadableRecord } from '../record-store';
import type { DataStore } from '../store';
import { createAccountMethods } from './accounts';
import { createAuditMethods } from './audit';
import { createBillingMethods } from './billing';
import { createChangeMarkMethods } from './change-marks';
import { createCompanionMethods } from './companion-flags';
import { createConsentMethods } from './consents';
import { createCountPosts } from './count-posts';
import type { Database } from './database';
import { createDeviceKeyMethods } from './device-keys';
import { createEmailMethods } from './emails';
import { createEraseAccount } from './erase-account';
import { createFeedbackMethods } from './feedback';
import { fenced } from './fenced';
import { createReadLedger } from './ledger';
import { createPasswordMethods } from './passwords';
import { createPrivacySettingsMethods } from './privacy-settings';
import { createProfileMethods } from './profiles';
import { createProveWritable } from './prove-writable';
import { createRecordPages } from './record-pages';
import { createRecordMethods } from './records';
import { createRetentionMethods } from './retention';
import { createSessionMethods } from './sessions';

/** What the store needs beside its database. */
export interface StoreParts {
  readonly keys: Keys;
  /** Told of each record that can't be read; it is left out, and nothing else is held up. */
  readonly onUnreadable: (record: UnreadableRecord) => void;
  /** Overwrites what the database still holds of what was removed of late. False where it goes on trying. */
  readonly emptyLog: () => Promise<boolean>;
}

/** Everything of the store but what its engine does by itself. */
export function createStore(database: Database, parts: StoreParts): DataStore {
  const { keys, onUnreadable, emptyLog } = parts;
  const readLedger = createReadLedger(keys);
  return {
    read: database.read,
    write: database.write,
    push: database.push,
    keys,
    fencedBy: (lease) => createStore(fenced(database, lease), parts),
    ...createAccountMethods(database, keys),
    ...createSessionMethods(database, readLedger),
    ...createPasswordMethods(database),
    ...createEmailMethods(database),
    ...createDeviceKeyMethods(database, readLedger),
    ...createProfileMethods(database, readLedger),
    ...createRecordMethods(database, keys, readLedger, onUnreadable),
    ...createRecordPages(database, readLedger, onUnreadable),
    countPosts: createCountPosts(database),
    proveWritable: createProveWritable(database),
    eraseAccount: createEraseAccount(database, emptyLog),
    ...createPrivacySettingsMethods(database),
    ...createRetentionMethods(database),
    ...createAuditMethods(database),
    ...createFeedbackMethods(database, readLedger),
    ...createConsentMethods(database),
    ...createBillingMethods(database),
    ...createCompanionMethods(database, readLedger),
    ...createChangeMarkMethods(database),
  };
}
