import { defineConfig } from 'vitest/config';

const everywhere = {
  environment: 'node' as const,
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
};

/** Two in three seconds went into starting each file anew. A mocked module would be mocked for the files after it, too. */
const together = { ...everywhere, isolate: false };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...together,
          name: 'unit',
          include: ['{shared,web,sw,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.sim.test.ts'],
        },
      },
      {
        test: {
          ...together,
          name: 'server',
          include: ['sync-server/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          ...everywhere,
          name: 'simulation',
          include: ['**/*.sim.test.ts'],
          exclude: ['node_modules/**', 'dist/**'],
          testTimeout: 600_000,
        },
      },
    ],
  },
});
