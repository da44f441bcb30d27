import type { Database } from 'better-sqlite3';
import {
  DEFAULT_PRIVACY_SETTINGS,
  type PrivacySettings,
} from '../../../shared/api/privacy-settings';
import type { Store } from '../store';
import type { GroupCommit } from './group-commit';

interface Row {
  readonly dataProcessing: number;
  readonly marketing: number;
  readonly dataRetentionOptOut: number;
  readonly modelTraining: number;
}

/** The part of the store that knows what people decided about their data. */
export function createPrivacySettingsMethods(
  db: Database,
  group: GroupCommit,
): Pick<Store, 'readPrivacySettings' | 'keepPrivacySettings'> {
  const select = db.prepare<[string], Row>(`
    SELECT data_processing AS dataProcessing, marketing,
      data_retention_opt_out AS dataRetentionOptOut, model_training AS modelTraining
    FROM privacy_settings WHERE account_id = ?`);
  const replace = db.prepare(`
    INSERT OR REPLACE INTO privacy_settings
      (account_id, data_processing, marketing, data_retention_opt_out, model_training)
    VALUES (?, ?, ?, ?, ?)`);

  return {
    async readPrivacySettings(accountId) {
      const row = select.get(accountId);
      return row ? toSettings(row) : DEFAULT_PRIVACY_SETTINGS;
    },
    async keepPrivacySettings(accountId, settings) {
      const { dataProcessing, marketing, dataRetentionOptOut, modelTraining } = settings;
      const chosen = [dataProcessing, marketing, dataRetentionOptOut, modelTraining].map(Number);
      await group.run(() => replace.run(accountId, ...chosen));
    },
  };
}

function toSettings(row: Row): PrivacySettings {
  return {
    cookies: true,
    dataProcessing: row.dataProcessing === 1,
    marketing: row.marketing === 1,
    dataRetentionOptOut: row.dataRetentionOptOut === 1,
    modelTraining: row.modelTraining === 1,
  };
}
