import { expect, test } from 'vitest';
import { functionsOf, leaveOut } from './leave-out';

const MODULE = `
export class Shelf {
  constructor(books = []) { this.books = books; }
  get first() { return this.books[0]; }
  async lend(book, days = 14) { return [book, days]; }
}
const tools = { saw(wood) { return wood; }, glue: (a, b) => ({ a, b }) };
Shelf.prototype.burn = function (why) { return why; };
function open(door) {
  const turn = (key) => door + key;
  return turn('k');
}
export const calls = {
  make: () => new Shelf(['Psalms']).books[0],
  first: () => new Shelf().first,
  lend: () => new Shelf().lend('Psalms'),
  saw: () => tools.saw(),
  glue: () => tools.glue(1, 2),
  burn: () => new Shelf().burn('no'),
  open: () => open('d'),
};
`;

interface Calls {
  readonly calls: Readonly<Record<string, () => unknown>>;
}

async function callsOf(code: string): Promise<Calls['calls']> {
  const { calls }: Calls = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return calls;
}

test('functions are told by where they stand', () => {
  const names = functionsOf(MODULE).map(({ name }) => name);
  expect(names.filter((name) => !name.startsWith('calls.'))).toEqual([
    'Shelf.constructor',
    'Shelf.get first',
    'Shelf.lend',
    'tools.saw',
    'tools.glue',
    'burn',
    'open.turn',
    'open',
  ]);
});

test.each([
  ['first', 'Shelf.get first', 'get first'],
  ['saw', 'tools.saw', 'saw'],
  ['glue', 'tools.glue', 'glue'],
  ['burn', 'burn', 'burn'],
  ['open', 'open.turn', 'turn'],
  ['open', 'open', 'open'],
])('%s says that %s is left out, and all else is as it was', async (call, name, said) => {
  const calls = await callsOf(leaveOut(MODULE, [name]));
  expect(calls[call]).toThrow(`${said} is left out of the build`);
  expect(calls.make?.()).toBe('Psalms');
  expect(await calls.lend?.()).toEqual(['Psalms', 14]);
});

test('an asynchronous function that is left out rejects', async () => {
  const { lend } = await callsOf(leaveOut(MODULE, ['Shelf.lend', 'Shelf.get first']));
  await expect(lend?.()).rejects.toThrow('lend is left out of the build');
});

test('a function that is not there, or not once, stops the build', () => {
  expect(() => leaveOut(MODULE, ['Shelf.steal'])).toThrow(
    'Shelf.steal is there 0 times, not once.',
  );
  const twice = 'function read() {} { function read() {} }';
  expect(() => leaveOut(twice, ['read'])).toThrow('read is there 2 times, not once.');
});
