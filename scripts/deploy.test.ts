import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const dockerfile = readFileSync('scripts/deploy/Dockerfile', 'utf8').replaceAll(/\\\n/g, '');
const lines = dockerfile.split('\n').filter((line) => !line.startsWith('#'));
const DIGEST = `sha256:${'0f'.repeat(32)}`;

/** Runs what a stage runs as its build does, with a `node` that says it is of this version. */
function build(nodeImage: string, version = 'v24.11.1') {
  const stage = lines.slice(lines.findIndex((line) => line.startsWith('FROM ')));
  const end = stage.findIndex((line, index) => index > 0 && line.startsWith('FROM '));
  const commands = stage.slice(0, end).filter((line) => line.startsWith('RUN '));
  const node = join(folder, 'node');
  writeFileSync(node, `#!/bin/sh\necho ${version}\n`);
  chmodSync(node, 0o755);
  const script = ['set -e', ...commands.map((line) => line.slice('RUN '.length))].join('\n');
  const env = { PATH: `${folder}:${process.env.PATH ?? ''}`, NODE_IMAGE: nodeImage };
  return spawnSync('sh', ['-c', script], { env, encoding: 'utf8' });
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('A40 the image', () => {
  it('A40 stands on one image alone, which whoever builds it has to name', () => {
    const froms = lines.filter((line) => line.startsWith('FROM '));
    const stages = froms.map((line) => / AS (\w+)$/.exec(line)?.[1]);
    const bases = froms.map((line) => line.split(' ')[1] ?? '');
    expect(bases.filter((base) => !stages.includes(base))).toEqual([`\${NODE_IMAGE}`]);
    expect(lines.filter((line) => line.startsWith('ARG'))).toEqual([
      'ARG NODE_IMAGE',
      'ARG NODE_IMAGE',
    ]);
  });

  it.each([`node:24-slim@${DIGEST}`, `registry.example/mirror/node:24.11-slim@${DIGEST}`])(
    'A40 is built on %s',
    (image) => {
      expect(build(image)).toMatchObject({ status: 0, stderr: '' });
    },
  );

  it.each([
    ['no digest', 'node:24-slim', undefined, 'must name its digest'],
    ['nothing', '', undefined, 'must name its digest'],
    ['half a digest', 'node:24-slim@sha256:0f0f', undefined, 'must name its digest'],
    ['a Node that gets no security fixes', `node:20-slim@${DIGEST}`, 'v20.20.2', 'hold Node 24'],
  ])('A40 is not built on %s', (_, image, version, message) => {
    const { status, stderr } = build(image, version);
    expect(status).toBe(1);
    expect(stderr).toContain(message);
  });

  it('A40 docs/operating.md says how to find the digest', () => {
    const operating = readFileSync('docs/operating.md', 'utf8');
    expect(operating).toContain('docker buildx imagetools inspect node:24-slim');
    expect(operating).toContain('--build-arg NODE_IMAGE=node:24-slim@');
  });
});
