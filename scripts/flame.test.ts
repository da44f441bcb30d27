import { expect, it } from 'vitest';
import { type CpuProfile, ownShares, toFrames } from '../bench/profile/cpu-profile';
import { drawFlame } from '../bench/profile/draw-flame';

const frame = (functionName: string, url = 'file:///dist/server/main.js') => ({
  functionName,
  url,
  scriptId: url === '' ? '0' : '7',
});

/** `pull` is called from two places of the event loop; half of the samples are idle. */
const profile: CpuProfile = {
  startTime: 0,
  endTime: 1_600,
  nodes: [
    { id: 1, callFrame: frame('(root)', ''), children: [2, 3, 7] },
    { id: 2, callFrame: frame('(idle)', '') },
    { id: 3, callFrame: frame('tick', 'node:internal/process'), children: [4, 5] },
    { id: 4, callFrame: frame('pull'), children: [6] },
    { id: 5, callFrame: frame('pull') },
    { id: 6, callFrame: frame('all<Row>', 'file:///node_modules/better-sqlite3/lib.js') },
    { id: 7, callFrame: frame('', '') },
  ],
  samples: [2, 2, 2, 2, 2, 2, 2, 2, 4, 5, 5, 6, 6, 6, 6, 7],
};

it('the frames of a profile are its functions under their callers, without idle time', () => {
  const root = toFrames(profile);
  expect(root.samples).toBe(8);
  const [tick, nameless] = [...root.callees.values()];
  expect(tick).toMatchObject({ name: 'tick', origin: 'node', samples: 7, own: 0 });
  expect(nameless).toMatchObject({ name: '(anonymous)', origin: 'native', samples: 1 });
  const [pull, ...others] = [...(tick?.callees.values() ?? [])];
  expect(pull).toMatchObject({ name: 'pull', origin: 'own', samples: 7, own: 3 });
  expect(others).toEqual([]);
});

it('a script that a page was given as text is told from native code', () => {
  const callFrame = { functionName: 'save', url: '', scriptId: '7' };
  const nodes = [
    { id: 1, callFrame: frame('(root)', ''), children: [2] },
    { id: 2, callFrame },
  ];
  const root = toFrames({ ...profile, nodes, samples: [2] });
  expect([...root.callees.values()]).toMatchObject([{ name: 'save', origin: 'own' }]);
});

it('shares are of the busy time, the greatest first', () => {
  expect(ownShares(toFrames(profile)).slice(0, 3)).toEqual([
    { name: 'all<Row>', share: 0.5 },
    { name: 'pull', share: 0.375 },
    { name: '(anonymous)', share: 0.125 },
  ]);
});

it('a flame graph shows each frame as wide as its share, and names it as text', () => {
  const svg = drawFlame(toFrames(profile), 'pulls & pushes');
  expect(svg).toContain('pulls &amp; pushes');
  expect(svg).toContain('<title>all&lt;Row&gt;, 50.0 %</title>');
  expect(svg).toMatch(/<title>pull, 87\.5 %<\/title><rect x="0" y="\d+" width="1049\.5"/);
  expect(svg).not.toContain('idle');
});
