/**
 * npm run seed: an account to look around with, miriam / wholeness, on the premium plan with 45 days behind her,
 * two prayer circles, and friends in them who have the same password.
 * Run again it renews her days up to today. Options: --user NAME; --days N for N days behind her; --entries N for N
 * journal entries instead (load tests); --organization for the administrator of forty members and the leader of a
 * circle of eleven too, anne / wholeness.
 */

import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { POLICY_VERSION } from '../shared/content/legal-editions';
import { addDays, localDayAt } from '../shared/domain/local-day';
import { mondayOf } from '../shared/domain/week';
import { loadEnvFile, readConfig } from '../sync-server/config';
import { firstWritingConsent } from '../sync-server/services/consent/record-consent';
import { type Onboarding, onboard } from '../sync-server/services/onboarding/onboard';
import { PasswordHasher } from '../sync-server/services/password-hasher';
import { createPokeHub } from '../sync-server/services/pokes';
import type { Account, Store } from '../sync-server/store/store';
import { openConfiguredStore } from './lib/open-store';
import { buildBulkEntries, buildSeedRecords } from './seed/build-records';
import { plantCommunity } from './seed/plant-community';
import { plantOrganization } from './seed/plant-organization';
import { plantRecords } from './seed/plant-records';
import { sayTaken } from './seed/say-taken';

const PASSWORD = 'wholeness';
const ORGANIZATION = {
  name: 'St Anne’s',
  adminName: 'anne',
  members: 42,
  dayCount: 112,
  circle: { name: 'Tuesday evening', members: 11 },
} as const;

const { values } = parseArgs({
  options: {
    user: { type: 'string', default: 'miriam' },
    days: { type: 'string', default: '45' },
    entries: { type: 'string' },
    organization: { type: 'boolean', default: false },
  },
});
loadEnvFile();
const config = readConfig(process.env);
if (config.production)
  throw new Error('Demo accounts have a known password, so they can’t be made in production.');
mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
const store = await openConfiguredStore(config);
const deps = { store, pokes: createPokeHub(), log: console };
const today = localDayAt(Date.now(), -new Date().getTimezoneOffset());
// The administrator comes beside the account to look around with, which is made where it's missing.
if (!values.organization || !(await store.findAccountByUsername(values.user))) await seedPerson();
if (values.organization) await seedOrganization();
await store.close();

async function seedPerson(): Promise<void> {
  const account = await findOrMakeAccount(store, values.user);
  const records =
    values.entries === undefined
      ? buildSeedRecords(today, readCount('--days', values.days))
      : buildBulkEntries(today, readCount('--entries', values.entries));
  await plantRecords(deps, account, records);
  if (values.entries === undefined) {
    await plantCommunity(store, account, findOrMakeAccount, { now: Date.now(), today });
  }
  console.log(`${account.username} / ${PASSWORD} has ${records.length} records.`);
}

async function seedOrganization(): Promise<void> {
  const passwordHash = await new PasswordHasher().hash(PASSWORD);
  const countsFrom = mondayOf(addDays(today, 7 - ORGANIZATION.dayCount));
  await plantOrganization(
    {
      ...deps,
      now: Date.now(),
      randomId,
      account: (username, group) => findOrMakeAccount(store, username, { passwordHash, group }),
    },
    { ...ORGANIZATION, today, countsFrom },
  );
  const { adminName, members, name } = ORGANIZATION;
  console.log(
    `${adminName} / ${PASSWORD} is the administrator of ${name}, with ${members} members.`,
  );
}

async function findOrMakeAccount(
  into: Store,
  username: string,
  given: { readonly passwordHash?: string; readonly group?: Onboarding['group'] } = {},
): Promise<Account> {
  const found = await into.findAccountByUsername(username);
  if (found) {
    await into.setPlan(found.id, 'premium');
    return { ...found, plan: 'premium' };
  }
  const email = `${username}@example.org`;
  const result = await into.createAccount({
    id: randomId(),
    username,
    email,
    unprovedEmail: null,
    passwordHash: given.passwordHash ?? (await new PasswordHasher().hash(PASSWORD)),
    plan: 'premium',
    timeZone: null,
    createdAt: Date.now(),
  });
  if (!result.ok) throw new Error(sayTaken(result.code, { username, email }));
  await into.appendConsent(result.account.id, firstWritingConsent(Date.now(), POLICY_VERSION));
  const goals = ['peace', 'growth'] as const;
  await onboard(into, result.account.id, { goals, at: Date.now(), group: given.group });
  return result.account;
}

function readCount(option: string, text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new Error(`${option} takes a whole number.`);
  return Number(text);
}

function randomId(): string {
  return randomBytes(16).toString('base64url');
}
