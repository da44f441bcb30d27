import { rotatePushKey } from '../../sync-server/services/push/push-keys';
import { OperatorError } from '../../sync-server/store/sqlite/hold-alone';
import type { Store } from '../../sync-server/store/store';
import { decideOnSuggestion, listSuggestions } from './decide-on-suggestions';
import { listFlags } from './list-flags';
import { listFeedback, markFeedback } from './look-after-feedback';
import { listOperators, makeOperator, unmakeOperator } from './look-after-operators';
import { decideOn, listReplies, removeOne } from './look-after-replies';
import { closeReport, listReports, removeReportedPost } from './look-after-reports';

const USAGE = [
  'Usage: npm run admin -- suggestions list | approve ID | reject ID',
  '       npm run admin -- replies list | approve ID | reject ID | remove ID',
  '       npm run admin -- reports list | close ID | remove ID',
  '       npm run admin -- flags list',
  '       npm run admin -- feedback list | progress ID | resolve ID',
  '       npm run admin -- push rotate-keys',
  '       npm run admin -- operators list | add USERNAME | remove USERNAME',
].join('\n');

/** Resolves with what the operator reads. */
type AdminCommand = (store: Store) => Promise<string>;

const COMMANDS = new Map<string, AdminCommand>([
  ['suggestions list', listSuggestions],
  ['replies list', listReplies],
  ['reports list', listReports],
  ['flags list', listFlags],
  ['feedback list', listFeedback],
  ['push rotate-keys', rotatePushKeys],
  ['operators list', listOperators],
]);

const COMMANDS_ON_ONE = new Map<string, (id: string) => AdminCommand>([
  ['suggestions approve', (id) => (store) => decideOnSuggestion(store, id, 'approved')],
  ['suggestions reject', (id) => (store) => decideOnSuggestion(store, id, 'rejected')],
  ['replies approve', (id) => (store) => decideOn(store, id, 'approved')],
  ['replies reject', (id) => (store) => decideOn(store, id, 'rejected')],
  ['replies remove', (id) => (store) => removeOne(store, id, Date.now())],
  ['reports close', (id) => (store) => closeReport(store, id, Date.now())],
  ['reports remove', (id) => (store) => removeReportedPost({ store, now: Date.now }, id)],
  ['feedback progress', (id) => (store) => markFeedback(store, id, 'in_progress')],
  ['feedback resolve', (id) => (store) => markFeedback(store, id, 'resolved')],
  ['operators add', (name) => (store) => makeOperator(store, name, Date.now())],
  ['operators remove', (name) => (store) => unmakeOperator(store, name, Date.now())],
]);

async function rotatePushKeys(store: Store): Promise<string> {
  await rotatePushKey(store);
  return 'There is a new key. Each device subscribes for it the next time the app is open there.';
}

/** What a command line asks for. Throws the usage for anything else. */
export function readAdminCommand(args: readonly string[]): AdminCommand {
  const name = args.slice(0, 2).join(' ');
  const [id, ...more] = args.slice(2);
  const command = id ? COMMANDS_ON_ONE.get(name)?.(id) : COMMANDS.get(name);
  if (!command || more.length > 0) throw new OperatorError(USAGE);
  return command;
}
