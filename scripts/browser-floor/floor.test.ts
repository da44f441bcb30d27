import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BROWSER_FLOOR, type Floor } from '../../web/platform/browser-floor';
import { lacking, readCompatData } from './support';

const { api, css } = readCompatData();
/** What `isTooOld` asks for. */
const ASKED_FOR = [api.CSS?.registerProperty_static, css.types?.color?.['color-mix']].flatMap(
  (feature) => feature?.__compat ?? [],
);

const hasAll = (floor: Floor) => ASKED_FOR.every((feature) => lacking(feature, floor).length === 0);

it('the browsers of the floor have what a browser is judged by, and those just before lack some of it', () => {
  expect(ASKED_FOR).toHaveLength(2);
  expect(hasAll(BROWSER_FLOOR)).toBe(true);
  const before = { chrome: '110', edge: '110', firefox: '127', safari: '16.3', ios: '16.3' };
  for (const [browser, version] of Object.entries(before))
    expect(hasAll({ ...BROWSER_FLOOR, [browser]: version }), browser).toBe(false);
});

it('the README names the floor', () => {
  const readme = readFileSync('README.md', 'utf8').replace(/\s+/g, ' ');
  const { chrome, edge, firefox, safari, ios } = BROWSER_FLOOR;
  expect(readme).toContain(
    `Chrome ${chrome}, Edge ${edge}, Firefox ${firefox}, Safari ${safari} and iOS ${ios}`,
  );
});
