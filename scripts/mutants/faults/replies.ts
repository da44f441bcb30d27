import type { Fault } from '../fault';

const SERVICES = 'sync-server/services/replies';
const REPLIES = `${SERVICES}/replies.ts`;
const JUDGE = `${SERVICES}/judge-reply.ts`;
const MODERATE = `${SERVICES}/moderate-replies.ts`;
const ROWS = 'sync-server/store/sql/reply-rows.ts';
const RULES = 'shared/domain/reply-rules.ts';
const STORE_TESTS = ['sync-server/store/sqlite/sqlite.test.ts'];
const ROUTE_TESTS = ['sync-server/routes/replies.test.ts'];
const RULE_TESTS = ['shared/domain/reply-rules.test.ts'];

/** Rules Y1 to Y10 of `sync-server/services/replies/SPEC.md`. */
export const REPLY_FAULTS: readonly Fault[] = [
  {
    rule: 'Y1',
    says: 'a question that nobody approved takes replies',
    file: REPLIES,
    find: "  if (suggestion?.status === 'approved') return suggestion.id;",
    replace: '  if (suggestion) return suggestion.id;',
    tests: STORE_TESTS,
  },
  {
    rule: 'Y1',
    says: 'any id with a colon names a question of ours',
    file: 'shared/content/community/questions.ts',
    find: 'OUR_QUESTIONS.some((question) => question.id === id)',
    replace: "id.startsWith('ours:')",
    tests: ['shared/content/community/questions.test.ts'],
  },
  {
    rule: 'Y2',
    says: 'everybody can reply',
    file: REPLIES,
    find: "  if (hasFeature(plan, 'community-suggestions')) return;",
    replace: "  if (hasFeature(plan, 'community-suggestions') || plan === 'free') return;",
    tests: ROUTE_TESTS,
  },
  {
    rule: 'Y2',
    says: 'anybody can delete a reply',
    file: REPLIES,
    find: '    if (reply?.authorId !== accountId) throw goneReply();',
    replace: '    if (!reply) throw goneReply();',
    tests: STORE_TESTS,
  },
  {
    rule: 'Y3',
    says: 'the server takes what the rules refuse',
    file: 'sync-server/routes/replies.ts',
    find: '    requireFitting(request);\n',
    replace: '',
    tests: ROUTE_TESTS,
  },
  {
    rule: 'Y3',
    says: 'words of somebody in danger are taken',
    file: RULES,
    find: "  if (concern?.kind === 'danger') return { kind: 'danger', danger: concern.danger };\n",
    replace: '',
    tests: RULE_TESTS,
  },
  {
    rule: 'Y3',
    says: 'what stands between letters without being seen hides a link',
    file: RULES,
    find: "text.normalize('NFKC').replace(INVISIBLE, '')",
    replace: "text.normalize('NFKC')",
    tests: RULE_TESTS,
  },
  {
    rule: 'Y4',
    says: 'a reply is shown before anybody has read it',
    file: REPLIES,
    find: "      status: 'pending',",
    replace: "      status: 'approved',",
    tests: ROUTE_TESTS,
  },
  {
    rule: 'Y4',
    says: 'one’s own replies that wait are not shown to their author',
    file: REPLIES,
    find: 'const own = last ? [] : await listUnshownOf(tx, asked);',
    replace: 'const own = last ? await listUnshownOf(tx, asked) : [];',
    tests: STORE_TESTS,
  },
  {
    rule: 'Y5',
    says: 'every reader is told that a reply is theirs',
    file: `${SERVICES}/say-reply.ts`,
    find: 'isYours: authorId === viewerId',
    replace: "isYours: authorId !== ''",
    tests: ROUTE_TESTS,
  },
  {
    rule: 'Y6',
    says: 'a vote counts as often as it is sent',
    file: JUDGE,
    find: 'reply.votes - reply.hasVote + hasVote',
    replace: 'reply.votes + hasVote',
    tests: STORE_TESTS,
  },
  {
    rule: 'Y6',
    says: 'people vote for their own replies',
    file: JUDGE,
    find: "  if (reply.authorId === accountId) throw new Problem(409, 'CONFLICT', ofOwn);\n",
    replace: '',
    tests: STORE_TESTS,
  },
  {
    rule: 'Y7',
    says: 'nothing hides a reply but the operator',
    file: JUDGE,
    find: 'flags.length >= FLAGS_THAT_HIDE',
    replace: 'flags.length > 2 * FLAGS_THAT_HIDE',
    tests: ROUTE_TESTS,
  },
  {
    rule: 'Y7',
    says: 'flags count on after the operator has decided',
    file: MODERATE,
    find: "    if (status !== 'pending') await closeReplyFlags(tx, id);\n",
    replace: '',
    tests: STORE_TESTS,
  },
  {
    rule: 'Y8',
    says: 'the words are sealed for any question',
    file: ROWS,
    find: 'beside: [questionId, authorId, submittedAt]',
    replace: 'beside: [authorId, submittedAt]',
    tests: STORE_TESTS,
  },
  {
    rule: 'Y8',
    says: 'votes of an erased person count on',
    file: 'sync-server/store/sql/erase-account.ts',
    find: '  await takeBackReplyVotes(tx, accountId);\n',
    replace: '',
    tests: STORE_TESTS,
  },
  {
    rule: 'Y8',
    says: 'replies outlive their question',
    file: REPLIES,
    find: '      suggestionId,\n',
    replace: '      suggestionId: null,\n',
    tests: STORE_TESTS,
  },
  {
    rule: 'Y9',
    says: 'what the server refuses comes back as an empty form',
    file: 'web/features/community/replies/reply-form.ts',
    find: "return parsed.success ? parsed.data : { text: '' };",
    replace: "return { text: '' };",
    tests: ['web/features/community/replies/reply-form.test.ts'],
  },
  {
    rule: 'Y10',
    says: 'the Daily Drop names a question that nobody approved',
    file: 'web/features/daily-drop/model/question-of-drop.ts',
    find: "status === 'approved' && ",
    replace: '',
    tests: ['web/features/daily-drop/model/question-of-drop.test.ts'],
  },
];
