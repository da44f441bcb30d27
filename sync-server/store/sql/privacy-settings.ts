import { sql } from 'drizzle-orm';
import {
  DEFAULT_PRIVACY_SETTINGS,
  type PrivacySettings,
} from '../../../shared/api/privacy-settings';
import { type PrivacySettingsRow, privacySettings } from '../schema/upkeep';
import type { Store } from '../store';
import type { Database } from './database';
import { selectFrom, upsert } from './statements';

/** The part of the store that knows what people decided about their data. */
export function createPrivacySettingsMethods(
  database: Database,
): Pick<Store, 'readPrivacySettings' | 'keepPrivacySettings'> {
  return {
    async readPrivacySettings(accountId) {
      const ofAccount = sql`WHERE ${privacySettings.accountId} = ${accountId}`;
      const row = await database.get<PrivacySettingsRow>(selectFrom(privacySettings, ofAccount));
      return row ? toSettings(row) : DEFAULT_PRIVACY_SETTINGS;
    },
    async keepPrivacySettings(accountId, settings) {
      await database.write((tx) => tx.run(upsert(privacySettings, toRow(accountId, settings))));
    },
  };
}

function toRow(accountId: string, settings: PrivacySettings): PrivacySettingsRow {
  return {
    accountId,
    dataProcessing: Number(settings.dataProcessing),
    marketing: Number(settings.marketing),
    dataRetentionOptOut: Number(settings.dataRetentionOptOut),
    modelTraining: Number(settings.modelTraining),
  };
}

function toSettings(row: PrivacySettingsRow): PrivacySettings {
  return {
    cookies: true,
    dataProcessing: row.dataProcessing === 1,
    marketing: row.marketing === 1,
    dataRetentionOptOut: row.dataRetentionOptOut === 1,
    modelTraining: row.modelTraining === 1,
  };
}
