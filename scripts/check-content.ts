/** npm run check:content: counts what is written and says what is wrong with it; fails where anything is. */
import { checkContent, checkPlans, countByCategory, countWords } from './content/check-content';
import { faultsOfMonotony, measureMonotony } from './content/monotony';
import { readWritten } from './content/read-written';

const content = readWritten();
const words = content.drops.map(countWords);
const sum = words.reduce((total, count) => total + count, 0);
console.table({
  drops: { count: content.drops.length },
  'words in the shortest drop': { count: Math.min(...words) },
  'words in the longest drop': { count: Math.max(...words) },
  'words in all drops': { count: sum },
  'verses of Scripture': { count: content.passages.flatMap(({ verses }) => verses).length },
  'drops read aloud': { count: content.narrations.length },
  'bytes read aloud': { count: content.narrations.reduce((total, { bytes }) => total + bytes, 0) },
  ...rows('mindful moments', content.moments),
  ...rows('messages', content.messages),
  ...rows(
    'declarations',
    content.declarations.baked.map(({ need }) => ({ category: need })),
  ),
});
const measures = measureMonotony(content.drops);
console.table(
  Object.fromEntries(
    measures.map(({ what, count, least, most }) => [
      what,
      { count, least: least ?? '', most: most ?? '' },
    ]),
  ),
);
const faults = [
  ...checkContent(content),
  ...checkPlans(content.drops),
  ...faultsOfMonotony(measures),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);

function rows(what: string, items: readonly { readonly category: string }[]) {
  const counts = [...countByCategory(items)];
  return Object.fromEntries(counts.map(([category, count]) => [`${what}: ${category}`, { count }]));
}
