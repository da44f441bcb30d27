import type { Fault } from '../fault';

const READ = 'shared/content/read-passage.ts';
const READ_TESTS = ['shared/content/read-passage.test.ts'];
const MODEL = 'web/features/bible/model';
const INDEX = `${MODEL}/bible-index.ts`;
const INDEX_TESTS = [`${MODEL}/bible-index.test.ts`];
const SERVE = `${MODEL}/serve-bible-search.ts`;
const SERVE_TESTS = [`${MODEL}/serve-bible-search.test.ts`];

/** Rules S1 to S9 of `web/features/bible/SPEC.md`. */
export const BIBLE_FAULTS: readonly Fault[] = [
  {
    rule: 'S1',
    says: 'a Roman numeral is one too many',
    file: READ,
    find: 'digit ?? roman?.length ??',
    replace: 'digit ?? (roman && roman.length + 1) ??',
    tests: READ_TESTS,
  },
  {
    rule: 'S1',
    says: 'only a hyphen is a dash',
    file: READ,
    find: ".replace(/\\p{Pd}|−/gu, '-')",
    replace: '',
    tests: READ_TESTS,
  },
  {
    rule: 'S2',
    says: 'the first of several books is meant',
    file: 'shared/content/find-book.ts',
    find: 'return begun && others.length === 0 &&',
    replace: 'return begun && others.length >= 0 &&',
    tests: READ_TESTS,
  },
  {
    rule: 'S2',
    says: 'a word is a book that begins so',
    file: READ,
    find: "by === 'begun' || letters.length < 3 ? 'chapter' : 'nothing'",
    replace: "letters.length < 3 ? 'chapter' : 'nothing'",
    tests: READ_TESTS,
  },
  {
    rule: 'S3',
    says: 'a verse beyond the end of its chapter is a passage',
    file: READ,
    find: 'verse <= (counts[chapter - 1] ?? 0)',
    replace: 'verse <= (counts[chapter - 1] ?? 0) + 1',
    tests: READ_TESTS,
  },
  {
    rule: 'S4',
    says: 'a number is a chapter in a book that has only one',
    file: READ,
    find: 'let chapter = counts.length === 1 ? 1 : undefined;',
    replace: 'let chapter: number | undefined;',
    tests: READ_TESTS,
  },
  {
    rule: 'S4',
    says: 'within sentences a person’s name is a book',
    file: READ,
    find: "return isName && !ALSO_OTHERS.has(name) ? 'chapter' : 'verse';",
    replace: "return isName ? 'chapter' : 'verse';",
    tests: READ_TESTS,
  },
  {
    rule: 'S5',
    says: 'one of the words is enough',
    file: INDEX,
    find: 'rareFirst.every(',
    replace: 'rareFirst.some(',
    tests: INDEX_TESTS,
  },
  {
    rule: 'S5',
    says: 'any word may be unfinished',
    file: INDEX,
    find: 'open: phrase.open && at === question.length - 1,',
    replace: 'open: phrase.open && at < question.length,',
    tests: INDEX_TESTS,
  },
  {
    rule: 'S6',
    says: 'words apart are as good as words together',
    file: INDEX,
    find: "if (folded.includes(wholeRow ?? '')) return 0;",
    replace: '',
    tests: INDEX_TESTS,
  },
  {
    rule: 'S7',
    says: 'only what is shown is counted',
    file: INDEX,
    find: 'count += 1;',
    replace: 'if (isAsked && (ranked[rank]?.length ?? 0) < limit) count += 1;',
    tests: INDEX_TESTS,
  },
  {
    rule: 'S8',
    says: 'the answer is not renewed as more is read',
    file: SERVE,
    find: 'if (asked && now() - answeredAt > ANEW_MS) await search(asked);',
    replace: '',
    tests: SERVE_TESTS,
  },
  {
    rule: 'S8',
    says: 'another try begins at the first book',
    file: SERVE,
    find: 'const missing = names.slice(index.bookCount);',
    replace: 'const missing = names.slice(0);',
    tests: SERVE_TESTS,
  },
  {
    rule: 'S9',
    says: 'a canceled download goes on',
    file: 'sw/scripture/keep-scripture-on-request.ts',
    find: 'keeping.abort();',
    replace: '',
    tests: ['sw/scripture/keep-scripture-on-request.test.ts'],
  },
  {
    rule: 'S9',
    says: 'a canceled download is shown to have failed',
    file: 'web/content/scripture/kept-scripture.ts',
    find: 'else if (removing !== undefined) return;',
    replace: '',
    tests: ['web/content/scripture/kept-scripture.test.ts'],
  },
];
