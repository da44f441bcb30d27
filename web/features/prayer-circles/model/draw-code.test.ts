import jsQR from 'jsqr';
import { expect, it } from 'vitest';
import { inviteAddress } from '../../../account/circle-invite';
import { drawCode } from './draw-code';

const SCALE = 4;
const QUIET = 4;

/** Reads the picture as a camera would, from its points. */
function scan({ modules, path }: ReturnType<typeof drawCode>): string | undefined {
  const side = (modules + 2 * QUIET) * SCALE;
  const points = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, column, row] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let at = 0; at < SCALE * SCALE; at += 1) {
      const x = (Number(column) + QUIET) * SCALE + (at % SCALE);
      const y = (Number(row) + QUIET) * SCALE + Math.floor(at / SCALE);
      points.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  }
  return jsQR(points, side, side)?.data;
}

it.each([
  'https://choose.example',
  'https://a-longer-name-of-a-server.of-a-congregation.example:8443',
])('W18 the picture leads to the invite, at %s', (origin) => {
  const link = inviteAddress(origin, 'QW3R-7TYU-9PAS-DFGH');
  expect(scan(drawCode(link))).toBe(link);
});
