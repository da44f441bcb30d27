import { join, relative } from 'node:path';
import { createVitest, type TestSpecification } from 'vitest/node';

/** A file whose path only ends as a wanted one does has no test to run. */
const NO_NAME = /(?!)/;

/** The project whose files are its own, or run on SQLite too. */
const POSTGRES = 'postgres';
const OWN_TO_POSTGRES = /\/(store\/postgres\/[^/]+|scripts\/move-postgres[^/]+)$/;

/** Names of tests by what came of them. A test that did not run is in neither. */
export interface TestRun {
  readonly passed: readonly string[];
  readonly failed: readonly string[];
  /** False also where a file could not be loaded, or failed between tests. */
  readonly isSound: boolean;
}

/** The tests of a tree, to be run again and again. */
export interface Tests {
  /** Runs of each file the tests whose names match. */
  run(names: ReadonlyMap<string, RegExp>): Promise<TestRun>;
  /** Has a file read again at the next run. */
  readAgain(file: string): void;
  close(): Promise<void>;
}

interface Options {
  readonly bail?: number;
  /** How long each test may take. A run gives way to everything else on the machine, so it takes longer than usual. */
  readonly limitMs: number;
}

/** Opens the unit tests, and those of the server on each engine, of the tree at `root`, which becomes the working directory. */
export async function openTests(root: string, { bail = 0, limitMs }: Options): Promise<Tests> {
  process.chdir(root);
  const results = { passed: [] as string[], failed: [] as string[] };
  const vitest = await createVitest(
    'test',
    {
      root,
      watch: false,
      // Else a file remains of every change of a source.
      experimental: { fsModuleCache: false },
      bail,
      testTimeout: limitMs,
      hookTimeout: limitMs,
      project: ['unit', 'server', 'new-kind', POSTGRES],
      reporters: [
        {
          onTestCaseResult(test) {
            const { state } = test.result();
            if (state === 'passed' || state === 'failed') results[state].push(test.fullName);
          },
        },
      ],
    },
    { cacheDir: join(root, '.vitest-cache') },
  );
  async function run(names: Parameters<Tests['run']>[0]): ReturnType<Tests['run']> {
    results.passed = [];
    results.failed = [];
    const found = await vitest.globTestSpecifications([...names.keys()]);
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
      found.filter(isRunHere).map(({ project, moduleId }) => {
        const testNamePattern = names.get(relative(root, moduleId)) ?? NO_NAME;
        return project.createSpecification(moduleId, { testNamePattern });
      }),
    );
    if (unhandledErrors.some(isOfBusyMachine)) return run(names);
    const isSound = testModules.every((one) => one.ok()) && unhandledErrors.length === 0;
    return { ...results, isSound };
  }
  return {
    run,
    readAgain: (file) => vitest.invalidateFile(join(root, file)),
    close: () => vitest.close(),
  };
}

/** A process that had no time to start says nothing of the tests that it was for. */
function isOfBusyMachine(error: unknown): boolean {
  return error instanceof Error && error.message.includes('[vitest-pool]: Failed to start');
}

/** What runs on both engines is run on SQLite, which is faster. */
function isRunHere({ project, moduleId }: TestSpecification): boolean {
  return project.name !== POSTGRES || OWN_TO_POSTGRES.test(moduleId);
}
