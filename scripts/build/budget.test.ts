import type { Manifest } from 'vite';
import { describe, expect, it } from 'vitest';
import { type Budget, checkBudget } from './budget';

const manifest: Manifest = {
  'index.html': { file: 'main.js', imports: ['_react.js'], dynamicImports: ['app.tsx'] },
  '_react.js': { file: 'react.js' },
  'app.tsx': { file: 'app.js', imports: ['_react.js', '_db.js'] },
  '_db.js': { file: 'db.js', imports: ['_react.js'] },
};
const packages = { 'react.js': ['react'], 'db.js': ['rxdb'] };
const budget: Budget = { name: 'x', sources: ['index.html'], maxBytes: 25, mustNotHold: ['rxdb'] };
const check = (change: Partial<Budget>) =>
  checkBudget({ ...budget, ...change }, manifest, packages, () => 10);

describe('a size budget', () => {
  it('counts each statically needed file once, and no lazy one', () => {
    expect(check({})).toMatchObject({ files: ['main.js', 'react.js'], bytes: 20, faults: [] });
    expect(check({ sources: ['index.html', 'app.tsx'], maxBytes: 100 }).bytes).toBe(40);
  });

  it('is broken by a byte too many', () => {
    expect(check({ maxBytes: 20 }).faults).toEqual([]);
    expect(check({ maxBytes: 19 }).faults).toHaveLength(1);
  });

  it('is broken by a package that must not be there', () => {
    const { faults } = check({ sources: ['app.tsx'], maxBytes: 100 });
    expect(faults).toEqual(['rxdb must not be in it.']);
  });

  it('is broken when a screen is no chunk of its own any more', () => {
    expect(check({ sources: ['index.html', 'gone.tsx'] }).faults).toEqual([
      'gone.tsx is not a chunk of its own.',
    ]);
  });
});
