import { expect, it } from 'vitest';
import { mutantsOf } from './mutants-of';

function written(text: string): string[] {
  return mutantsOf(text).map(
    ({ start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end),
  );
}

it.each<[string, string[]]>([
  ['a < b;', ['a <= b;', 'a >= b;']],
  ['a && !b;', ['a || !b;', 'a && b;']],
  [
    "f('x', [1], { a: true });",
    [
      "f('', [1], { a: true });",
      "f('x', [], { a: true });",
      "f('x', [1], {});",
      "f('x', [1], { a: false });",
    ],
  ],
  ['if (a) b();', ['if (true) b();', 'if (false) b();']],
  ['a ? 1 : 2;', ['true ? 1 : 2;', 'false ? 1 : 2;']],
  ['function f() { g(); }', ['function f() {}']],
  ['a.filter(f).some(g);', ['a.filter(f).every(g);', 'a.some(g);']],
  ['f((a) => a);', ['f((a) => undefined);']],
])('changes one thing at a time of %j', (text, expected) => {
  expect(written(text)).toEqual(expected);
});

it.each([
  "import { a } from 'a';",
  "type A = 'a' | 'b';",
  "throw new RangeError('too far' + 1);",
  'while (a < b) f();',
])('leaves alone %j', (text) => {
  expect(written(text)).toEqual([]);
});
