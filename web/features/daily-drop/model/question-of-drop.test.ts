import { expect, it } from 'vitest';
import type { SuggestionView } from '../../../../shared/api/suggestions';
import { ourQuestionOn } from '../../../../shared/content/community/questions';
import { questionOfDrop } from './question-of-drop';

const asked = (id: string, category: string | null, status: SuggestionView['status']) => ({
  id,
  suggestion: `Question ${id}?`,
  category,
  status,
  votes: 0,
  submittedAt: '2026-03-01T08:00:00.000Z',
  isYours: false,
  yourVote: null,
});

it('Y10 an approved question whose category is the week’s name comes before the one of ours', () => {
  const all = [
    asked('pending', 'The body', 'pending'),
    asked('rest', 'Rest', 'approved'),
    asked('none', null, 'approved'),
    asked('fits', ' body', 'approved'),
    asked('later', 'The Body', 'approved'),
  ];
  expect(questionOfDrop(15, all)).toEqual({ id: 'fits', text: 'Question fits?' });
  expect(questionOfDrop(14, all)).toEqual({ id: 'rest', text: 'Question rest?' });
  expect(questionOfDrop(1, all)).toBe(ourQuestionOn(1));
  expect(questionOfDrop(90, [])).toBe(ourQuestionOn(90));
});
