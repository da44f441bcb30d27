import { describe, expect, it } from 'vitest';
import type { Feedback } from '../store/store';
import { type OpenStore, useFreshStore } from './fresh-store';

function sampleFeedback(change: Partial<Feedback> = {}): Feedback {
  return {
    id: 'one',
    category: 'bug_report',
    rating: 4,
    subject: 'A subject',
    message: 'What happened, in a few words.',
    status: 'pending',
    submittedAt: 1_000,
    ...change,
  };
}

export function feedbackContract(open: OpenStore): void {
  describe('feedback', () => {
    const fresh = useFreshStore(open);
    const add = (change: Partial<Feedback> = {}, accountId = 'anna') =>
      fresh.store.addFeedback(accountId, sampleFeedback(change));
    const ids = async (limit?: number) =>
      (await fresh.store.listFeedback('anna', limit)).map(({ id }) => id);

    it('gives back what was said, to its person alone', async () => {
      expect(await add()).toEqual(sampleFeedback());
      await add({ id: 'unrated', rating: null, submittedAt: 500 });
      expect(await fresh.store.listFeedback('anna', 5)).toEqual([
        sampleFeedback(),
        sampleFeedback({ id: 'unrated', rating: null, submittedAt: 500 }),
      ]);
      expect(await fresh.store.listFeedback('ben', 5)).toEqual([]);
    });

    it('F10 adds nothing the second time, and answers as the first', async () => {
      await add();
      const again = await Promise.all([
        add({ message: 'Other words', submittedAt: 2_000 }),
        add({ submittedAt: 3_000 }),
      ]);
      expect(again).toEqual([sampleFeedback(), sampleFeedback()]);
      expect(await fresh.store.listFeedback('anna', 5)).toEqual([sampleFeedback()]);
    });

    it('lists the newest first, as many as asked for or all', async () => {
      for (const at of [3, 1, 4, 2]) await add({ id: `at-${at}`, submittedAt: at });
      expect(await ids(3)).toEqual(['at-4', 'at-3', 'at-2']);
      expect(await ids()).toEqual(['at-4', 'at-3', 'at-2', 'at-1']);
    });

    it('lists what everybody said for whoever runs this, the oldest first, and keeps what has come of it', async () => {
      await add({ submittedAt: 2_000 });
      await add({ id: 'two' }, 'ben');
      expect(await fresh.store.setFeedbackStatus('two', 'in_progress')).toBe(true);
      expect(await fresh.store.setFeedbackStatus('none', 'resolved')).toBe(false);
      expect(await fresh.store.listAllFeedback()).toEqual([
        { ...sampleFeedback({ id: 'two', status: 'in_progress' }), username: 'name-ben' },
        { ...sampleFeedback({ submittedAt: 2_000 }), username: 'name-anna' },
      ]);
    });

    it('goes with its person', async () => {
      await add();
      await fresh.store.eraseAccount('anna');
      expect(await ids(5)).toEqual([]);
    });
  });
}
