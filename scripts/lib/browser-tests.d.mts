/** A test that failed, or failed once and passed at its second go. */
export interface Defect {
  /** File, line and name. */
  readonly title: string;
  readonly isSecondGo: boolean;
  /** What it waited for in vain, and what the pages' consoles said. */
  readonly why: string;
}

export interface BrowserRun {
  readonly passed: number;
  readonly failed: number;
  readonly secondGoes: number;
  readonly seconds: number;
  readonly defects: readonly Defect[];
  readonly output: string;
}

export function runBrowserTests(options: {
  readonly browser: string;
  readonly shell?: string | undefined;
  readonly args?: readonly string[];
}): Promise<BrowserRun>;
