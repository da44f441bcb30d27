import type { Frame, Origin } from './cpu-profile';

const WIDTH = 1_200;
const ROW = 18;
const TOP = 44;
const CHARACTER = 6.2;
/** Narrower frames are left out, with what they call: they can't be read. */
const NARROWEST = 3;

const COLOURS: Readonly<Record<Origin, string>> = {
  own: '#e8c37b',
  package: '#b9cfa4',
  node: '#a9c3d9',
  native: '#d5cfc6',
};

const ORIGINS: readonly (readonly [Origin, string])[] = [
  ['own', 'our script'],
  ['package', 'packages'],
  ['node', 'Node'],
  ['native', 'native code'],
];

interface Placed {
  readonly frame: Frame;
  readonly left: number;
  readonly width: number;
  readonly depth: number;
}

/**
 * A flame graph as SVG: each function is as wide as its share of the processor time, and stands on the one that called it. A
 * title on each tells its name and share.
 */
export function drawFlame(root: Frame, heading: string): string {
  const placed = place(root);
  const height = TOP + ROW * (1 + Math.max(...placed.map(({ depth }) => depth)));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="monospace" font-size="10">`,
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    `<text x="4" y="16" font-size="13">${spell(heading)}</text>`,
    ...ORIGINS.map(legend),
    ...placed.map((one) => drawFrame(one, root.samples, height)),
    '</svg>\n',
  ].join('\n');
}

function place(root: Frame): Placed[] {
  const placed: Placed[] = [];
  const scale = WIDTH / Math.max(1, root.samples);
  const add = (frame: Frame, left: number, depth: number) => {
    const width = frame.samples * scale;
    if (width < NARROWEST) return;
    placed.push({ frame, left, width, depth });
    let next = left;
    for (const callee of [...frame.callees.values()].sort((a, b) => b.samples - a.samples)) {
      add(callee, next, depth + 1);
      next += callee.samples * scale;
    }
  };
  add(root, 0, 0);
  return placed;
}

function drawFrame({ frame, left, width, depth }: Placed, all: number, height: number): string {
  const { name, origin, samples } = frame;
  const top = height - ROW * (depth + 1);
  const share = `${((100 * samples) / all).toFixed(1)} %`;
  const room = Math.floor((width - 4) / CHARACTER);
  const label = name.length <= room ? name : `${name.slice(0, Math.max(0, room - 1))}…`;
  const text = room < 3 ? '' : `<text x="${fix(left + 2)}" y="${top + 12}">${spell(label)}</text>`;
  return (
    `<g><title>${spell(name)}, ${share}</title>` +
    `<rect x="${fix(left)}" y="${top}" width="${fix(width - 0.5)}" height="${ROW - 1}" fill="${COLOURS[origin]}"/>` +
    `${text}</g>`
  );
}

function legend([origin, name]: readonly [Origin, string], at: number): string {
  const left = 4 + at * 120;
  return (
    `<rect x="${left}" y="24" width="12" height="12" fill="${COLOURS[origin]}"/>` +
    `<text x="${left + 16}" y="34">${name}</text>`
  );
}

function fix(pixels: number): string {
  return pixels.toFixed(1).replace(/\.0$/, '');
}

function spell(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
