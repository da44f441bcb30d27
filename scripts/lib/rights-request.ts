import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import type { MediaFiles } from '../../sync-server/media/media-files';
import {
  type DeletionDeps,
  deleteAccount,
} from '../../sync-server/services/account-deletion/delete-account';
import { writeExportZip } from '../../sync-server/services/data-export/write-export-zip';
import { OperatorError } from '../../sync-server/store/sqlite/hold-alone';
import type { Account, AuditEntry, Store } from '../../sync-server/store/store';
import { onOneLine } from './on-one-line';

const USAGE =
  'Usage: npm run rights-request -- --user NAME --export FILE.zip | --delete [--confirm ACCOUNT_ID] | --log';

/** What a person asked the operator for. */
export interface RightsRequest {
  readonly user: string;
  readonly wish:
    | { readonly kind: 'export'; readonly file: string }
    | { readonly kind: 'delete'; readonly confirmed: string | undefined }
    | { readonly kind: 'log' };
}

export interface RightsRequestDeps extends DeletionDeps {
  readonly store: Store;
  readonly files: MediaFiles;
}

/** Reads the command line. Throws the usage for anything but one person and one wish. */
export function readRightsRequest(args: readonly string[]): RightsRequest {
  const options = {
    user: { type: 'string' },
    export: { type: 'string' },
    delete: { type: 'boolean' },
    confirm: { type: 'string' },
    log: { type: 'boolean' },
  } as const;
  try {
    const { values } = parseArgs({ args: [...args], options });
    const wishes: RightsRequest['wish'][] = [
      ...(values.export?.endsWith('.zip')
        ? [{ kind: 'export', file: values.export } as const]
        : []),
      ...(values.delete ? [{ kind: 'delete', confirmed: values.confirm } as const] : []),
      ...(values.log ? [{ kind: 'log' } as const] : []),
    ];
    const [wish] = wishes;
    const isConfirming = values.confirm === undefined || wish?.kind === 'delete';
    if (values.user && wish && wishes.length === 1 && isConfirming) {
      return { user: values.user, wish };
    }
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
  if (!account) throw new OperatorError(`There is no account called ${user}.`);
  switch (wish.kind) {
    case 'export':
      return exportAccount(deps, account, wish.file);
    case 'delete':
      return deleteConfirmed(deps, account, wish.confirmed);
    case 'log':
      return (
        (await deps.store.listAudit(account.id)).map(sayEntry).join('\n') ||
        'There are no log entries.'
      );
  }
}

/** Asks back first: a name alone may be that of another person (A30). */
async function deleteConfirmed(
  deps: RightsRequestDeps,
  account: Account,
  confirmed: string | undefined,
): Promise<string> {
  const name = onOneLine(account.username);
  if (confirmed === undefined) return askBack(account, name);
  if (confirmed !== account.id) {
    throw new OperatorError(`${confirmed} is not the account id of ${name}. Nothing was deleted.`);
  }
  await deleteAccount(deps, account.id, 'operator');
  return `${name} (${account.id}) is deleted. Their devices delete what they hold when they next connect. Delete all backups made so far within 30 days.`;
}

/** Who it would be, without their whole address. */
function askBack({ id, email, createdAt }: Account, name: string): string {
  const domain = email.includes('@') ? email.slice(email.lastIndexOf('@') + 1) : 'no email address';
  return [
    'Nothing has been deleted yet. This is the account:',
    `  username      ${name}`,
    `  account       ${id}`,
    `  created       ${say(createdAt)}`,
    `  email domain  ${onOneLine(domain)}`,
    `If this is the right person, run the command again with --confirm ${id}`,
  ].join('\n');
}

/** Everything that is kept of a person, in a zip that nobody else on this machine can read. */
async function exportAccount(
  deps: RightsRequestDeps,
  account: Account,
  path: string,
): Promise<string> {
  const file = await createFile(path);
  let missing: readonly string[];
  try {
    missing = await writeExportZip(deps, account, Writable.toWeb(file));
  } catch (error) {
    file.destroy();
    await rm(path, { force: true });
    throw error;
  }
  await deps.store.appendAudit({
    at: deps.now(),
    accountId: account.id,
    actor: 'operator',
    action: 'data-exported',
  });
  const lacking =
    missing.length > 0
      ? ` These recordings or photos are not complete on this server: ${missing.join(', ')}.`
      : '';
  return `Wrote all data of ${account.username} to ${path}.${lacking} Hand it over safely, then delete it.`;
}

async function createFile(path: string): Promise<WriteStream> {
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  try {
    await once(file, 'open');
    return file;
  } catch (cause) {
    throw new OperatorError(`${path} can't be written: ${(cause as Error).message}`, { cause });
  }
}

function sayEntry({ at, actor, action }: AuditEntry): string {
  return `${say(at)}  ${actor}  ${action}`;
}

function say(epochMs: number): string {
  return new Date(epochMs).toISOString();
}
