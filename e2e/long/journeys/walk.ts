import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { addDays, localDayAt } from '../../../shared/domain/local-day';
import { choose } from '../../support/choose';
import { hasRefusedCookies } from '../../support/consent';
import { arriveNewcomer } from '../../support/person';
import { type Walked, walked } from '../../support/walked';
import { momentIn, traveller } from '../../support/zones';

const PHONE = { width: 390, height: 844 };
/** Where `npm run journeys -- --pictures` wants its pictures; without it none are taken. */
const PICTURES = process.env.JOURNEY_PICTURES;
const IS_DARK = process.env.JOURNEY_LIGHT === 'dark';
/** What may stand over a screen, or beside it with something to answer. */
const OVER =
  '[role="dialog"], [role="alertdialog"], .toast[data-state="open"], .celebration, .consent';
/** Each step costs every later page of the browser some milliseconds (Playwright replays it there). */
const STEP_MS = 2_000;
/** Longer than the tour, the typing of keys, and whatever else holds an overlay back. */
const LOOK_MS = 4_000;
/** Longer than any celebration. */
const CELEBRATION_MS = 7_000;

const now = new Date();
/** Walks end on this day, so that none of their evenings is still to come. */
export const YESTERDAY = addDays(localDayAt(now.getTime(), -now.getTimezoneOffset()), -1);

interface WalkOptions {
  /** The folder of its pictures. */
  readonly name: string;
  /** The local day of its day 1, `YYYY-MM-DD`. */
  readonly begins: string;
}

/** A person's days, in a browser whose clock the test moves and in which whatever comes over a screen is noted. */
export class Walk {
  readonly #context: BrowserContext;
  readonly #origin: string;
  readonly #options: WalkOptions;
  #page: Page | undefined;
  #zone: string | undefined;
  #day = 1;
  #came: string[] = [];
  #pictures = 0;

  private constructor(context: BrowserContext, origin: string, options: WalkOptions) {
    this.#context = context;
    this.#origin = origin;
    this.#options = options;
  }

  /** To be called before the first page is open. */
  static async begin(context: BrowserContext, origin: string, options: WalkOptions): Promise<Walk> {
    const walk = new Walk(context, origin, options);
    await context.clock.install();
    await context.exposeBinding('overlayCame', (_source, words: string) => {
      walk.#came.push(words);
    });
    await context.addInitScript(noteWhatComes, OVER);
    return walk;
  }

  /** Like {@link begin}, for a person whose drops were completed on another phone, and nothing yet on this one. */
  static async beginFurther(
    visitor: Page,
    origin: string,
    options: WalkOptions & {
      readonly username: string;
      readonly drops: Omit<Walked, 'last'>;
    },
  ): Promise<Walk> {
    const { username, drops } = options;
    const walk = await Walk.begin(visitor.context(), origin, options);
    await hasRefusedCookies(visitor.context());
    const email = `${username}@example.org`;
    await arriveNewcomer(visitor, origin, { username, email, password: 'a quiet morning' });
    await walked(visitor, origin, { ...drops, last: walk.dateOf(drops.to) });
    return walk;
  }

  get page(): Page {
    if (!this.#page) throw new Error('No page is open yet.');
    return this.#page;
  }

  /** The local day of a day of this walk, 1 for the first, `YYYY-MM-DD`. */
  dateOf(day: number): string {
    return addDays(this.#options.begins, day - 1);
  }

  /** The app is opened on a day of this walk at a time (`HH:MM`), as after it was closed. */
  async open(day: number, time: string, path: string): Promise<Page> {
    this.#day = day;
    await this.#context.clock.setSystemTime(this.#momentOf(day, time));
    const page = await this.#context.newPage();
    if (this.#zone) await (await traveller(page))(this.#zone);
    await this.#page?.close();
    this.#page = page;
    await page.setViewportSize(PHONE);
    if (IS_DARK) await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(this.#origin + path);
    return page;
  }

  /** From the next opening on, the phone is in this time zone. Its context names none. */
  flyTo(zone: string): void {
    this.#zone = zone;
  }

  #momentOf(day: number, time: string): Date {
    const wall = `${this.dateOf(day)}T${time}`;
    return this.#zone ? momentIn(this.#zone, wall) : new Date(wall);
  }

  /** The app is opened at Home, and this comes over it. */
  async openHome(day: number, time: string, comes?: string): Promise<Page> {
    const page = await this.open(day, time, '/home');
    await this.homeSettles(`home at ${time}`, comes);
    return page;
  }

  /** Home is looked at for some seconds, in which this comes over it; nothing where none is named. */
  async homeSettles(name: string, comes?: string): Promise<void> {
    const { page } = this;
    await expect(page.locator('.home-progress')).toContainText(/\d of \d/);
    await page.clock.runFor(STEP_MS);
    await expect(page.locator('link[href*="/late-"]')).toHaveCount(1);
    await page.clock.runFor(STEP_MS);
    if (comes) await this.#untilIsLast(comes);
    else await this.pass(LOOK_MS);
    await this.photograph(name, { beneath: true });
    await this.photographOverlay();
  }

  async #untilIsLast(words: string): Promise<void> {
    await expect.poll(() => this.#came.at(-1)).toBe(words);
  }

  /** So long the person does nothing. */
  async pass(ms: number): Promise<void> {
    for (let passed = 0; passed < ms; passed += STEP_MS) await this.page.clock.runFor(STEP_MS);
  }

  /**
   * Since this was asked last these came over the screens, by their headings and in this order, and for some seconds more
   * nothing else does.
   */
  async expectCame(expected: readonly string[]): Promise<void> {
    await this.pass(LOOK_MS);
    expect(this.#came).toEqual(expected);
    this.#came = [];
  }

  /** Puts away what stands over Home by one of its buttons. */
  async putAway(button: string): Promise<void> {
    const over = this.page.getByRole('dialog');
    await over.getByRole('button', { name: button, exact: true }).last().click();
    await this.pass(STEP_MS);
    await expect(over).toHaveCount(0);
  }

  /** A celebration stands, and goes by itself. */
  async celebrationPasses(title: string): Promise<void> {
    const celebration = this.page.locator('.celebration');
    await expect(celebration.getByRole('heading', { name: title })).toBeVisible();
    await this.photograph(title);
    await this.page.clock.runFor(CELEBRATION_MS);
    await expect(celebration).toHaveCount(0);
  }

  async completeDrop(words: string): Promise<void> {
    await this.page.getByLabel('Your reflection').getByRole('textbox').fill(words);
    await this.page.getByRole('button', { name: 'Mark Complete' }).click();
    await this.celebrationPasses('Daily Drop Completed!');
  }

  /** Its celebration leads to Home. */
  async saveCheckIn(truth: string): Promise<void> {
    await choose(this.page, 'Hopeful');
    await this.page.getByLabel('A truth to hold today').fill(truth);
    await this.page.getByRole('button', { name: 'Save Check-In' }).click();
    await this.celebrationPasses('Check-In Saved');
    await this.page.waitForURL((url) => url.pathname === '/');
  }

  async saveEntry(text: string): Promise<void> {
    await this.page.locator('textarea.sheet').fill(text);
    await this.page.getByRole('button', { name: 'Save Entry' }).click();
    await expect(this.page.getByRole('link').filter({ hasText: text })).toBeVisible();
  }

  async saveNourish(): Promise<void> {
    const water = this.page.getByRole('group', { name: 'Glasses of water' });
    await water.getByRole('button', { name: 'More' }).click();
    await this.page.getByRole('button', { name: 'Save Today’s Habits' }).click();
  }

  async saveBiblePrayer(): Promise<void> {
    await choose(this.page.getByRole('group', { name: 'Did you pray?' }), 'Yes');
    await this.page.getByRole('button', { name: 'Save Today’s Record' }).click();
  }

  /** Goes where a link on the screen leads. */
  async follow(link: string | RegExp): Promise<void> {
    const exact = typeof link === 'string';
    await this.page.getByRole('link', { name: link, exact }).first().click();
  }

  /** Where pictures are wanted, of the window; with `beneath` of the whole page, without what stands over it. */
  async photograph(name: string, { beneath = false } = {}): Promise<void> {
    if (!PICTURES) return;
    const { page } = this;
    const folder = join(PICTURES, this.#options.name);
    mkdirSync(folder, { recursive: true });
    this.#pictures += 1;
    const number = String(this.#pictures).padStart(2, '0');
    const file = `${number}-${toFileName(`day ${this.#day} ${name}`)}.png`;
    if (beneath) {
      await page.evaluate(setVisibility, [OVER, 'hidden'] as const);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ ...PHONE, height: Math.max(PHONE.height, height) });
    }
    await page.evaluate(holdMovements);
    await page.screenshot({ path: join(folder, file), animations: 'allow' });
    await page.evaluate(setVisibility, [OVER, ''] as const);
    await page.setViewportSize(PHONE);
  }

  async photographOverlay(): Promise<void> {
    const over = this.page.locator(OVER).last();
    if (PICTURES && (await over.count()) > 0) await this.photograph(await nameOf(over));
  }
}

async function nameOf(over: Locator): Promise<string> {
  if ((await over.getAttribute('class'))?.includes('toast-encouragement')) return 'encouragement';
  return (await over.locator('h1, h2, .toast-title').first().textContent()) ?? 'over it';
}

/** Runs in each page: tells of each thing that comes over it, once, as soon as it is there. */
function noteWhatComes(over: string): void {
  const { overlayCame } = window as unknown as { overlayCame(words: string): Promise<void> };
  const noted = new WeakSet<Element>();
  const look = () => {
    for (const element of document.querySelectorAll(over)) {
      const words = noted.has(element) ? '' : wordsOf(element);
      if (words === '') continue;
      noted.add(element);
      void overlayCame(words);
    }
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });

  /** Its heading, and each award that a celebration announces. One encouragement is as good as another. */
  function wordsOf(element: Element): string {
    if (element.matches('.toast-encouragement')) return 'an encouragement';
    const parts = element.querySelectorAll('h1, h2, .toast-title, .celebration-award');
    return Array.from(parts, sayPart).join(' + ');
  }

  /** Without the figure on a medal. */
  function sayPart(part: Element): string {
    const text = part.cloneNode(true) as Element;
    for (const drawing of text.querySelectorAll('svg')) drawing.remove();
    return text.textContent ?? '';
  }
}

/** Runs in the page: ends what moves, but for a celebration, which would have faded away. */
function holdMovements(): void {
  for (const animation of document.getAnimations()) {
    const { effect } = animation;
    const { endTime } = effect?.getComputedTiming() ?? {};
    if (!Number.isFinite(endTime)) continue;
    const isLight = effect instanceof KeyframeEffect && effect.target?.matches('.celebration');
    animation.currentTime = Number(endTime) / (isLight ? 2 : 1);
    animation.pause();
  }
}

/** Runs in the page. */
function setVisibility([over, visibility]: readonly [string, string]): void {
  for (const element of document.querySelectorAll<HTMLElement>(`${over}, .scrim`))
    element.style.visibility = visibility;
}

function toFileName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
