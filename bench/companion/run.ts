/**
 * npm run eval:companion: asks the embedded companion the questions under bench/companion/questions and prints how it
 * answers, by file. Fails where it misses its aims. With `-- --misses` it names what it got wrong and what it found.
 */
import { askQuestions } from './ask-questions';
import { countUp, type Figures, meetsAims, type Outcome, passagesOf, type Share } from './measure';

const COLUMNS: readonly (readonly [title: string, read: (figures: Figures) => Share])[] = [
  ['quotations as in the source', ({ quotations }) => quotations],
  ['refused where due', ({ refused }) => refused],
  ['danger met', ({ danger }) => danger],
  ['useful in the top three', ({ useful }) => useful],
  ['viewpoints where due', ({ viewpoints }) => viewpoints],
];

const files = await askQuestions();
const outcomes = files.flatMap((file) => file.outcomes);
const all = countUp(outcomes);
console.log(`| | questions | ${COLUMNS.map(([title]) => title).join(' | ')} |`);
console.log(`|---|---|${COLUMNS.map(() => '---').join('|')}|`);
for (const file of files) console.log(row(file.name, countUp(file.outcomes)));
console.log(row('**all**', all));
if (process.argv.includes('--misses')) for (const outcome of outcomes) nameMiss(outcome);
console.log(meetsAims(all) ? '\nAll aims are met.' : '\nNot all aims are met.');
if (!meetsAims(all)) process.exit(1);

function row(name: string, figures: Figures): string {
  const cells = COLUMNS.map(([, read]) => say(read(figures)));
  return `| ${name} | ${figures.questions} | ${cells.join(' | ')} |`;
}

function say({ count, of }: Share): string {
  return of === 0 ? '' : `${count} of ${of} (${((100 * count) / of).toFixed(0)} %)`;
}

/** What was found, never what the file would have liked: themes are not to be written after the questions. */
function nameMiss({ question, answer, right }: Outcome): void {
  if (right) return;
  const found = passagesOf(answer).map(({ reference, why }) => `${reference} (${why})`);
  console.log(`${question.id}: ${question.due} due, ${answer.kind} given: ${found.join('; ')}`);
  console.log(`  ${question.text}`);
}
