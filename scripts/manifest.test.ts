import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { InjectManifestOptions } from 'workbox-build';
import { SHARE_FIELDS, SHARE_LEADS_TO, SHARE_TARGET } from '../shared/api/share-target';
import { LANDING_DESCRIPTION } from '../web/features/public-site/model/landing-words';

interface Picture {
  readonly src: string;
  readonly sizes: string;
}

const PUBLIC = 'web/public';
const manifest = JSON.parse(readFileSync(join(PUBLIC, 'manifest.webmanifest'), 'utf8'));
const shell = readFileSync('web/index.html', 'utf8');
const routes = readFileSync('web/app/signed-in/routes.tsx', 'utf8');
const visitors = readFileSync('web/app/signed-out/signed-out-app.tsx', 'utf8');

/** Width and height as the file itself has them, `192x192`. */
function sizeOf(src: string): string {
  const file = readFileSync(join(PUBLIC, src));
  if (src.endsWith('.png')) return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
  // The start of a JPEG's frame: length, precision, height, width.
  const frame = file.indexOf(Buffer.from([0xff, 0xc0, 0x00, 0x11, 0x08]));
  return `${file.readUInt16BE(frame + 7)}x${file.readUInt16BE(frame + 5)}`;
}

describe('the web app manifest', () => {
  const pictures: Picture[] = [
    ...manifest.icons,
    ...manifest.screenshots,
    ...manifest.shortcuts.flatMap(({ icons }: { icons: Picture[] }) => icons),
  ].filter(({ src }: Picture) => !src.endsWith('.svg'));

  it.each(pictures.map(({ src, sizes }) => [src, sizes]))('%s is %s', (src, sizes) => {
    expect(sizeOf(src)).toBe(sizes);
  });

  it('says what the landing page says, in the shell too, and calls itself nothing to do with health', () => {
    expect(manifest.description).toBe(LANDING_DESCRIPTION);
    expect(shell).toContain(`<meta name="description" content="${LANDING_DESCRIPTION}" />`);
    expect(manifest.categories).toEqual(['lifestyle', 'books']);
  });

  it('leads to screens of the app', () => {
    const places = [
      manifest.start_url,
      ...manifest.shortcuts.map(({ url }: { url: string }) => url.replace(/\?.*/, '')),
      ...manifest.file_handlers.map(({ action }: { action: string }) => action),
    ];
    for (const place of places) expect(routes).toContain(`('${place}', `);
  });

  it('leads whoever is signed out to sign-in with a file or a share, and not to the landing page', () => {
    for (const { action } of manifest.file_handlers)
      expect(visitors).toContain(`{ path: '${action}', ...auth }`);
    expect(visitors).toContain('{ path: SHARE_TARGET, ...auth }');
    for (const address of [SHARE_LEADS_TO.nobody, SHARE_LEADS_TO.failed])
      expect(new URL(address, 'https://choose.example').pathname).toBe(SHARE_TARGET);
  });

  it('has shares posted where the worker takes them in', () => {
    const { action, method, params } = manifest.share_target;
    expect([action, method]).toEqual([SHARE_TARGET, 'POST']);
    expect(params).toEqual(Object.fromEntries(SHARE_FIELDS.map((name) => [name, name])));
  });

  it('shows narrow and wide screens, of one shape each', () => {
    const shapes = manifest.screenshots.map(
      ({ form_factor, sizes }: Picture & { form_factor: string }) => `${form_factor} ${sizes}`,
    );
    expect(new Set(shapes)).toEqual(new Set(['narrow 780x1688', 'wide 1280x800']));
  });
});

it('iOS has an opening picture for each screen that the shell names, in its size, for day and night', () => {
  const named = [
    ...shell.matchAll(/href="(\/install\/splash-(\d+x\d+)(-dark)?\.png)" media="([^"]*)"/g),
  ];
  expect(named).toHaveLength(shell.match(/apple-touch-startup-image/g)?.length ?? 0);
  const sizesOf = (dark: string | undefined) =>
    named.filter((each) => each[3] === dark).map(([, , size]) => size);
  expect(sizesOf('-dark')).toEqual(sizesOf(undefined));
  for (const [, src = '', size, dark, media = ''] of named) {
    expect(sizeOf(src)).toBe(size);
    expect(media.endsWith('(prefers-color-scheme: dark)')).toBe(dark !== undefined);
    const [width = 0, height = 0, ratio = 0] = (media.match(/\d+/g) ?? []).map(Number);
    expect(`${width * ratio}x${height * ratio}`).toBe(size);
  }
});

it('no device keeps what is of use before installing only', () => {
  const { globPatterns } = createRequire(import.meta.url)(
    '../workbox.config.cjs',
  ) as InjectManifestOptions;
  expect(globPatterns?.some((pattern) => /^(\*\*|install)\//.test(pattern))).toBe(false);
  expect(readdirSync(join(PUBLIC, 'install')).length).toBeGreaterThan(0);
});
