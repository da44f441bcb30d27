import { expect, test } from 'vitest';
import { sayPassages } from './say-passages';

test.each([
  [['Psalms 23'], 'Psalm 23'],
  [['Psalms 1', 'Psalms 2', 'Psalms 3'], 'Psalms 1–3'],
  [['Psalms 119:1-48'], 'Psalm 119:1–48'],
  [['Matthew 27:32-66', 'Matthew 28'], 'Matthew 27:32–66, Matthew 28'],
  [['John 20', 'John 21', 'Acts 1'], 'John 20–21, Acts 1'],
  [['Psalms 1', 'Psalms 3'], 'Psalm 1, Psalm 3'],
  [[], ''],
])('%j is printed as %s', (passages, printed) => {
  expect(sayPassages(passages)).toBe(printed);
});
