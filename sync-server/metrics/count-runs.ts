import type { Job } from '../jobs/keep-jobs-run';
import type { Metrics } from './metrics';

/** The same job, whose runs are counted by how they end. */
export function countRuns(job: Job, metrics: Pick<Metrics, 'jobRan'>): Job {
  return {
    ...job,
    async run(signal) {
      try {
        await job.run(signal);
      } catch (error) {
        metrics.jobRan(job.name, 'failed');
        throw error;
      }
      metrics.jobRan(job.name, 'done');
    },
  };
}
