import type { Job } from '../jobs/keep-jobs-run';
import type { Metrics } from './metrics';

/** The same job, whose runs are counted by how they end. */
export function countRuns<Given, Counted extends Job<Given>>(
  job: Counted & Job<Given>,
  metrics: Pick<Metrics, 'jobRan'>,
): Counted & Job<Given> {
  return {
    ...job,
    async run(given: Given) {
      try {
        await job.run(given);
      } catch (error) {
        metrics.jobRan(job.name, 'failed');
        throw error;
      }
      metrics.jobRan(job.name, 'done');
    },
  };
}
