import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  type DeletionDeps,
  deleteAccount,
} from '../../sync-server/services/account-deletion/delete-account';
import { exportData } from '../../sync-server/services/records/export';
import { OperatorError } from '../../sync-server/store/sqlite/hold-alone';
import type { Account, AuditEntry, Store } from '../../sync-server/store/store';

const USAGE = 'Usage: npm run rights-request -- --user NAME --export FILE | --delete | --log';
const ALL_CONSENTS = 1_000_000;

/** What a person asked the operator for. */
export interface RightsRequest {
  readonly user: string;
  readonly wish:
    | { readonly kind: 'export'; readonly file: string }
    | { readonly kind: 'delete' }
    | { readonly kind: 'log' };
}

export interface RightsRequestDeps extends DeletionDeps {
  readonly store: Store;
}

/** Reads the command line. Throws the usage for anything but one person and one wish. */
export function readRightsRequest(args: readonly string[]): RightsRequest {
  const options = {
    user: { type: 'string' },
    export: { type: 'string' },
    delete: { type: 'boolean' },
    log: { type: 'boolean' },
  } as const;
  try {
    const { values } = parseArgs({ args: [...args], options });
    const wishes: RightsRequest['wish'][] = [
      ...(values.export ? [{ kind: 'export', file: values.export } as const] : []),
      ...(values.delete ? [{ kind: 'delete' } as const] : []),
      ...(values.log ? [{ kind: 'log' } as const] : []),
    ];
    const [wish] = wishes;
    if (values.user && wish && wishes.length === 1) return { user: values.user, wish };
  } catch {
    // An unknown flag: the usage says which there are.
  }
  throw new OperatorError(USAGE);
}

/** Does what a person asked for, notes it in the audit, and resolves with a sentence for the operator. */
export async function answerRightsRequest(
  deps: RightsRequestDeps,
  { user, wish }: RightsRequest,
): Promise<string> {
  const account = await deps.store.findAccountByUsername(user);
  if (!account) throw new OperatorError(`There is nobody called ${user}.`);
  switch (wish.kind) {
    case 'export':
      return exportAccount(deps, account, wish.file);
    case 'delete':
      await deleteAccount(deps, account.id, 'operator');
      return `${account.username} (${account.id}) is deleted. Their devices hear of it and wipe what they hold. Delete backups made until now within 30 days.`;
    case 'log':
      return (await auditOf(deps.store, account)).map(sayEntry).join('\n') || 'Nothing is noted.';
  }
}

/** The file a person gets from the app, and beside it what else the server keeps of them. */
async function exportAccount(
  { store, now }: RightsRequestDeps,
  account: Account,
  file: string,
): Promise<string> {
  const { id, username, email, plan, timeZone, createdAt } = account;
  const sessions = await store.listSessions(id);
  const content = {
    ...(await exportData(store, account, now())),
    alsoKept: {
      account: { id, username, email, plan, timeZone, createdAt: say(createdAt) },
      privacySettings: await store.readPrivacySettings(id),
      consents: (await store.listConsents(id, ALL_CONSENTS)).map(
        ({ link, previous, ...said }) => said,
      ),
      sessions: sessions.map((session) => ({
        begunAt: say(session.createdAt),
        expiresAt: say(session.expiresAt),
      })),
      audit: await auditOf(store, account),
    },
  };
  try {
    writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  } catch (cause) {
    throw new OperatorError(`${file} can't be written: ${(cause as Error).message}`, { cause });
  }
  await store.appendAudit({
    at: now(),
    accountId: id,
    actor: 'operator',
    action: 'data-exported',
  });
  return `Wrote everything kept of ${username} to ${file}. Hand it over safely, then delete it.`;
}

async function auditOf(store: Store, account: Account): Promise<AuditEntry[]> {
  return (await store.listAudit()).filter(({ accountId }) => accountId === account.id);
}

function sayEntry({ at, actor, action }: AuditEntry): string {
  return `${say(at)}  ${actor}  ${action}`;
}

function say(epochMs: number): string {
  return new Date(epochMs).toISOString();
}
