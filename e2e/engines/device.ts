import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Driver, EngineName, Profile } from './driver';
import { pointOf, type Wanted } from './find-in-page';
import { until } from './until';

/** Starts the browser of an engine. */
export type Open = (profile: Profile) => Promise<Driver>;

/** A browser of a person, with a profile on the disk, and what people do with it. Everything waits until it can be done. */
export class Device {
  readonly #folder = mkdtempSync(join(tmpdir(), 'choose-wholeness-engine-'));
  readonly downloads = join(this.#folder, 'downloads');
  #driver: Driver | undefined;

  constructor(
    readonly engine: EngineName,
    readonly origin: string,
    readonly open: Open,
  ) {
    for (const folder of [this.downloads, join(this.#folder, 'profile')]) mkdirSync(folder);
  }

  get isRunning(): boolean {
    return this.#driver !== undefined;
  }

  async start({ isDark = false } = {}): Promise<void> {
    const folder = join(this.#folder, 'profile');
    this.#driver = await this.open({ folder, downloads: this.downloads, isDark });
  }

  async close(): Promise<void> {
    await this.#running.close();
    this.#driver = undefined;
  }

  async kill(): Promise<void> {
    await this.#driver?.kill();
    this.#driver = undefined;
  }

  async dispose(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }

  /** Loads an address of the app. */
  async load(path: string): Promise<void> {
    await this.#running.goto(this.origin + path);
  }

  /** Leads the open app to another of its addresses, as a link does, without loading the page again. */
  async go(path: string): Promise<void> {
    await this.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);
  }

  async press(role: Wanted['role'], name: string | RegExp, group?: string): Promise<void> {
    const wanted = { role, name: patternOf(name), group: group && patternOf(group) };
    const { x, y } = await until(`the ${role} “${name}” in ${this.engine}`, () =>
      this.evaluate(pointOf, wanted),
    );
    await this.#running.pressAt(x, y);
  }

  /** Types at the end of a field. */
  async write(label: string | RegExp, text: string): Promise<void> {
    // A screen that is still being drawn may take the field away again.
    await until(`the cursor in “${label}” in ${this.engine}`, async () => {
      await this.press('textbox', label);
      return this.evaluate(putCursorAtEnd);
    });
    await this.#running.type(text);
  }

  /** Gives a file to the page, which has a field for one. */
  async chooseFile(path: string): Promise<void> {
    await this.#running.chooseFile(path);
  }

  /** The words of the page on paper. */
  async printed(): Promise<string> {
    const text = await this.#running.readPrinted();
    return text.replaceAll(/\s+/g, ' ');
  }

  /** Waits for a file among the downloads, and for what `read` makes of it: until all of it is there, it rejects. */
  async landed<Content>(
    name: RegExp,
    read: (bytes: Buffer<ArrayBuffer>) => Promise<Content>,
  ): Promise<{ readonly path: string; readonly content: Content }> {
    return until(`a file like ${name} from ${this.engine}`, async () => {
      const found = readdirSync(this.downloads).find((each) => name.test(each));
      const path = found && join(this.downloads, found);
      return path ? { path, content: await read(readFileSync(path)) } : undefined;
    });
  }

  /** Waits for a text on the page, whatever its letters' case. */
  async sees(text: string | RegExp): Promise<void> {
    const pattern = typeof text === 'string' ? literally(text) : text.source;
    await until(`“${text}” in ${this.engine}`, () =>
      // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not seen
      this.evaluate((wanted) => new RegExp(wanted, 'im').test(document.body.innerText), pattern),
    );
  }

  /** Waits until a field holds exactly this. */
  async holds(text: string): Promise<void> {
    await until(`a field with “${text}” in ${this.engine}`, () =>
      this.evaluate(
        (wanted) =>
          [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(
            ({ value }) => value === wanted,
          ),
        text,
      ),
    );
  }

  async isAt(path: string): Promise<void> {
    await until(`the address ${path} in ${this.engine}`, async () => {
      return (await this.evaluate(() => location.pathname)) === path;
    });
  }

  /** Runs a function in the page. It can use its arguments and what a page has, and nothing else. */
  async evaluate<Args extends readonly unknown[], Value>(
    run: (...args: Args) => Value | Promise<Value>,
    ...args: Args
  ): Promise<Value> {
    const given = args.map((arg) => JSON.stringify(arg)).join(', ');
    // The compiler wraps functions in a call of __name.
    const expression = `((__name) => (${run})(${given}))((named) => named)`;
    return (await this.#running.evaluate(expression)) as Value;
  }

  get #running(): Driver {
    if (!this.#driver) throw new Error(`${this.engine} is not running.`);
    return this.#driver;
  }
}

/** Runs in the page: whether a field has the focus. */
function putCursorAtEnd(): boolean {
  const field = document.activeElement;
  if (!field?.matches('input, textarea')) return false;
  const { type, value } = field as HTMLInputElement;
  // Browsers know no caret in a field for an address.
  if (type !== 'email') (field as HTMLInputElement).setSelectionRange(value.length, value.length);
  return true;
}

function patternOf(name: string | RegExp): string {
  return typeof name === 'string' ? `^${literally(name)}$` : name.source;
}

function literally(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
