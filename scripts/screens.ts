/**
 * npm run screens: photographs every screen of the built app with the demo data, whole, into the folder `screens`: by role,
 * by size and light, and by address; twelve at once on each sheet beside them. Prints what the console, the network and the
 * pages had to complain of. Needs `npm run build`. Options, each as often as wanted and all of them unless given:
 * --role signed-out, newcomer, free, premium, member (of an organization and circles), admin (with nothing written yet);
 * --size phone, tablet, desktop; --light light, dark; --only /journal for addresses that begin so, or any other address.
 * Variants, in folders of their own: --text 200 (percent), --forced-colors, --reduced-motion.
 * --axe asks axe about each of them too, and ends with 1 where it finds anything.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { axeFindings } from '../e2e/support/axe';
import { listenForComplaints } from '../e2e/support/complaints';
import { hasRefusedCookies } from '../e2e/support/consent';
import { go } from '../e2e/support/go';
import { createAccount, somebody } from '../e2e/support/person';
import { takePremium } from '../e2e/support/premium';
import { maySee, ROUTES, type Route, seenBy, type Viewer } from '../e2e/support/routes';
import type { RunningServer } from '../e2e/support/server';
import { layOutSheets } from './lib/contact-sheets';
import { DESKTOP, hasSettled, openHomeOf, PHONE, TABLET, withDemo } from './lib/demo';

interface Role {
  readonly viewer: Viewer;
  readonly username?: string;
  /** The options of each `npm run seed`. */
  readonly seeds: readonly (readonly string[])[];
  readonly isFree?: boolean;
}

const MEMBER = 'anne-7';
const ROLES: Readonly<Record<string, Role>> = {
  'signed-out': { viewer: 'visitor', seeds: [] },
  newcomer: { viewer: 'newcomer', seeds: [] },
  free: { viewer: 'person', username: 'miriam', seeds: [[]], isFree: true },
  premium: { viewer: 'person', username: 'miriam', seeds: [[]] },
  member: {
    viewer: 'person',
    username: MEMBER,
    seeds: [['--organization'], ['--user', MEMBER]],
  },
  admin: { viewer: 'admin', username: 'anne', seeds: [['--organization']] },
};
const SIZES = { phone: PHONE, tablet: TABLET, desktop: DESKTOP } as const;
const LIGHTS = { light: 'light', dark: 'dark' } as const;
const FOLDER = 'screens';
const PATIENCE_MS = 10_000;
/** The size of text that a browser begins with, in CSS pixels. */
const TEXT_PX = 16;

const several = { type: 'string', multiple: true, default: [] as string[] } as const;
const { values } = parseArgs({
  options: {
    role: several,
    size: several,
    light: several,
    only: several,
    text: { type: 'string', default: '100' },
    'forced-colors': { type: 'boolean', default: false },
    'reduced-motion': { type: 'boolean', default: false },
    axe: { type: 'boolean', default: false },
  },
});
const sizes = chosen('--size', SIZES, values.size);
const lights = chosen('--light', LIGHTS, values.light);
const variant = [
  values.text === '100' ? '' : `-text-${values.text}`,
  values['forced-colors'] ? '-forced-colors' : '',
  values['reduced-motion'] ? '-reduced-motion' : '',
].join('');

for (const [name, role] of chosen('--role', ROLES, values.role)) {
  await withDemo(role.seeds, (server, browser) => photographAs(name, role, server, browser));
}

/** Those of the table that are named, or all; throws where one is not in it. */
function chosen<Value>(
  option: string,
  table: Readonly<Record<string, Value>>,
  names: readonly string[],
): (readonly [name: string, value: Value])[] {
  const unknown = names.find((name) => !(name in table));
  if (unknown !== undefined)
    throw new Error(`${option} takes ${Object.keys(table).join(', ')}, not ${unknown}.`);
  return Object.entries(table).filter(([name]) => names.length === 0 || names.includes(name));
}

async function photographAs(
  name: string,
  role: Role,
  server: RunningServer,
  browser: Browser,
): Promise<void> {
  const { origin } = server;
  const page = await openAs(role, server, browser);
  const complaints = listenForComplaints(page, origin);
  const paths = pathsFor(role.viewer);
  const shapes = new Set(ROUTES.map(({ path }) => shapeOf(path)));
  for (const path of paths) {
    await orComplain(complaints, path, () => open(page, role.viewer, origin, path));
    for (const [size, viewport] of sizes) {
      await page.setViewportSize(viewport);
      for (const [light, colorScheme] of lights) {
        await page.emulateMedia({ colorScheme });
        const folder = folderOf(name, size, light);
        await photograph(page, join(folder, `${fileNameOf(path)}.png`), complaints);
      }
    }
    for (const complaint of complaints.splice(0)) console.error(`${name}: ${complaint}`);
    for (const next of await linksOf(page)) {
      if (shapes.has(shapeOf(next)) || !isWanted(next)) continue;
      shapes.add(shapeOf(next));
      paths.push(next);
    }
  }
  await page.context().close();
  for (const [size, viewport] of sizes) {
    for (const [light] of lights) {
      await layOutSheets(browser, folderOf(name, size, light), paths.map(fileNameOf), viewport);
    }
  }
  console.log(`${name}: ${paths.length} screens`);
}

/** By a link where that is enough, which takes a third of the time. */
async function open(page: Page, viewer: Viewer, origin: string, path: string): Promise<void> {
  const route = ROUTES.find((each) => each.path === path);
  if (viewer === 'visitor' || !route) {
    await page.goto(`${origin}${path}`);
    return;
  }
  await go(page, path);
  const { title } = seenBy(viewer, route);
  await page.waitForFunction((expected) => document.title === expected, title);
}

async function openAs(role: Role, server: RunningServer, browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    forcedColors: values['forced-colors'] ? 'active' : 'none',
    reducedMotion: values['reduced-motion'] ? 'reduce' : 'no-preference',
    serviceWorkers: 'block',
  });
  if (role.isFree && role.username) takePremium(server.dataDir, role.username);
  await hasRefusedCookies(context);
  context.setDefaultTimeout(PATIENCE_MS);
  const page = role.username
    ? await openHomeOf(role.username, context, server.origin)
    : await context.newPage();
  if (role.viewer === 'newcomer') {
    await createAccount(page, server.origin, somebody());
    await page.waitForURL('**/onboarding');
  }
  const devtools = await context.newCDPSession(page);
  const standard = (TEXT_PX * Number(values.text)) / 100;
  await devtools.send('Page.setFontSizes', { fontSizes: { standard } });
  return page;
}

/** Grows by the addresses that its screens lead to and no table can name: one entry, one circle, one day. */
function pathsFor(viewer: Viewer): string[] {
  const all = ROUTES.filter((route) => isShownAs(viewer, route)).map(({ path }) => path);
  const others = values.only.filter((wanted) => !all.some((path) => isWithin(path, wanted)));
  return [...all.filter(isWanted), ...others];
}

/** A newcomer's own screens alone: the rest is what it is for everybody. */
function isShownAs(viewer: Viewer, route: Route): boolean {
  if (viewer === 'newcomer') return route.of === 'newcomers';
  return maySee(viewer, route) || route.path === '/';
}

function isWanted(path: string): boolean {
  return values.only.length === 0 || values.only.some((wanted) => isWithin(path, wanted));
}

function isWithin(path: string, place: string): boolean {
  if (path === place) return true;
  return place !== '/' && path.startsWith(place) && /[/?#]/.test(path.charAt(place.length));
}

function linksOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? ''),
  );
}

/** What addresses of one screen have in common: `/day/…`, `/journal?entry`. */
function shapeOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  const isNamed = ROUTES.some((route) => route.path === pathname);
  const [, place] = pathname.split('/');
  return `${isNamed ? pathname : `/${place}/…`}?${[...searchParams.keys()].sort().join('&')}`;
}

async function photograph(page: Page, file: string, complaints: string[]): Promise<void> {
  await orComplain(complaints, file, () => hasSettled(page));
  await takeWhole(page, file);
  if (!values.axe) return;
  const findings = await axeFindings(page);
  complaints.push(...findings.map((finding) => `${file}: axe: ${finding}`));
  if (findings.length > 0) process.exitCode = 1;
}

/** One screen that does not come keeps no other from its picture. */
async function orComplain(
  complaints: string[],
  what: string,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    complaints.push(`${what}: ${String(error)}`);
  }
}

/** In a window as high as the page, so that what sticks to its foot stands there and not over the middle. */
async function takeWhole(page: Page, file: string): Promise<void> {
  const window = page.viewportSize() ?? PHONE;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...window, height: Math.max(window.height, height) });
  await page.screenshot({ path: file, animations: 'disabled' });
  await page.setViewportSize(window);
}

function folderOf(role: string, size: string, light: string): string {
  const folder = join(FOLDER, role, `${size}-${light}${variant}`);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** The same in every run: `/journal?new` is kept as `journal-new`, some day as `day-one`, the root as `root`. */
function fileNameOf(path: string): string {
  const isNamed = ROUTES.some((route) => route.path === path);
  const name = isNamed || values.only.includes(path) ? path : shapeOf(path).replace('…', 'one');
  return name.replace(/[^\w-]+/g, '-').replace(/^-|-$/g, '') || 'root';
}
