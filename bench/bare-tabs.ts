import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import puppeteer, { type CDPSession, type Protocol } from 'puppeteer-core';
import { findOrInstallBrowser } from '../scripts/lib/browser.mjs';

const SIZE = { width: 390, height: 844, deviceScaleFactor: 1, mobile: false };

/** The page may be told a little later than this program. */
const FIRST_PAINT = `new Promise((resolve) => {
  const told = (seen) => {
    for (const { startTime } of seen.getEntriesByName('first-contentful-paint')) resolve(startTime);
  };
  new PerformanceObserver(told).observe({ type: 'paint', buffered: true });
})`;

/** Tabs of a browser in which no harness has scripts or listens: that alone takes a third of the time of a first paint at 4×. */
export interface BareTabs {
  /**
   * Milliseconds from the start of the navigation until the first content is on the screen, in a new tab whose processor is held
   * back to a `throttle`th. Rejects where nothing that `selector` finds is in the page then.
   */
  firstPaint(url: string, throttle: number, selector: string): Promise<number>;
  close(): Promise<void>;
}

/** Starts Chromium, has `prepare` drive it, and hands over its tabs when nothing drives it any more. */
export async function openBareTabs(
  prepare: (context: BrowserContext) => Promise<void>,
): Promise<BareTabs> {
  const browser = await puppeteer.launch({
    executablePath: (await findOrInstallBrowser()) ?? chromium.executablePath(),
    args: ['--no-sandbox', '--disable-background-networking'],
    waitForInitialPage: false,
    targetFilter: () => false,
  });
  const root = await browser.target().createCDPSession();
  const driven = await chromium.connectOverCDP(browser.wsEndpoint());
  await prepare(contextOf(driven));
  await driven.close();
  return {
    async firstPaint(url, throttle, selector) {
      const { targetId } = await root.send('Target.createTarget', { url: 'about:blank' });
      const tab = await attach(root, targetId);
      await tab.send('Emulation.setDeviceMetricsOverride', SIZE);
      await tab.send('Emulation.setCPUThrottlingRate', { rate: throttle });
      const painted = await paintOf(tab, url);
      const found = await evaluate(tab, `document.querySelector('${selector}') !== null`);
      if (found !== true) throw new Error(`The first content of ${url} holds no ${selector}.`);
      await root.send('Target.closeTarget', { targetId });
      return painted;
    },
    close: () => browser.close(),
  };
}

function contextOf(browser: Browser): BrowserContext {
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no context.');
  return context;
}

async function attach(root: CDPSession, targetId: string): Promise<CDPSession> {
  const tab = await root.connection()?.createSession({ targetId } as Protocol.Target.TargetInfo);
  if (!tab) throw new Error('The browser has ended.');
  return tab;
}

async function paintOf(tab: CDPSession, url: string): Promise<number> {
  const painted = new Promise<void>((resolve) => {
    tab.on('Page.lifecycleEvent', ({ name }) => {
      if (name === 'firstContentfulPaint') resolve();
    });
  });
  await tab.send('Page.enable');
  await tab.send('Page.setLifecycleEventsEnabled', { enabled: true });
  await tab.send('Page.navigate', { url });
  await painted;
  return Number(await evaluate(tab, FIRST_PAINT));
}

async function evaluate(tab: CDPSession, expression: string): Promise<unknown> {
  const { result } = await tab.send('Runtime.evaluate', { expression, awaitPromise: true });
  return result.value;
}
