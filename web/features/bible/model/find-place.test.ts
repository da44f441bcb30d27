import { expect, it } from 'vitest';
import { jumpPlace, searchPlace } from './find-place';

it.each([
  ['ps 23', '/bible/psalms/23'],
  ['John 3:16; Ps 1', '/bible/john/3#v16'],
  ['Ruth', '/bible/ruth'],
  [' green pastures ', '/bible/search?q=green+pastures'],
  ['', '/bible/search'],
])('S4 from %j Enter leads to %s', (typed, place) => {
  expect(jumpPlace(typed)).toBe(place);
});

it('S7 what the answers are narrowed to stands in the address', () => {
  expect(searchPlace('grace', 'new')).toBe('/bible/search?q=grace&in=new');
});
