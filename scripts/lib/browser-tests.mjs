import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { run } from './run.mjs';

/**
 * Runs the browser tests once. A test that fails and passes at its second go counts as passed, and as a defect.
 * @param {{ browser: string, shell?: string, args?: readonly string[] }} options `shell` runs what needs no windows.
 * @returns {Promise<import('./browser-tests.d.mts').BrowserRun>}
 */
export async function runBrowserTests({ browser, shell, args = [] }) {
  const folder = mkdtempSync(join(tmpdir(), 'choose-wholeness-browser-tests-'));
  const report = join(folder, 'report.json');
  const begun = performance.now();
  const { code, output } = await run(
    'npx',
    ['playwright', 'test', '--reporter=dot,json', ...args],
    {
      quiet: true,
      env: {
        NO_COLOR: '1',
        CHROMIUM_PATH: browser,
        CHROMIUM_SHELL_PATH: shell ?? browser,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    },
  );
  const seconds = (performance.now() - begun) / 1000;
  const { stats, suites } = readReport(report);
  rmSync(folder, { recursive: true });
  const secondGoes = stats?.flaky ?? 0;
  const failed = stats?.unexpected ?? 0;
  return {
    passed: (stats?.expected ?? 0) + secondGoes,
    // A file that can't even be loaded, or an error between tests, fails the run without failing a test.
    failed: code !== 0 && failed === 0 ? 1 : failed,
    secondGoes,
    seconds,
    defects: defectsIn(suites),
    output,
  };
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}

function defectsIn(suites = []) {
  return suites.flatMap(({ specs = [], suites: within }) => [
    ...specs.flatMap((spec) => spec.tests.flatMap((test) => defectOf(spec, test))),
    ...defectsIn(within),
  ]);
}

function defectOf({ title, file, line }, { status, results }) {
  if (status !== 'flaky' && status !== 'unexpected') return [];
  const { errors = [], annotations = [] } = results[0] ?? {};
  const said = annotations.filter(({ type }) => type === 'console');
  return {
    title: `${file}:${line} ${title}`,
    isSecondGo: status === 'flaky',
    why: stripVTControlCharacters(
      [
        ...errors.map(({ message }) => message ?? ''),
        ...said.map(({ description }) => `The page's console:\n${description}`),
      ].join('\n'),
    ),
  };
}
