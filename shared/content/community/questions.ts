import { daysBetween } from '../../domain/local-day';

/** A question of ours, with the days of the journey whose Daily Drop it fits. */
export interface OurQuestion {
  /** Replies name it: an id never goes to another question. No id of a suggestion has a colon. */
  readonly id: string;
  readonly text: string;
  readonly drops: readonly number[];
}

/** Questions that the Community begins with, written for Choose Wholeness. No one of them stands in a Daily Drop. */
// biome-ignore format: one row per question
export const OUR_QUESTIONS: readonly OurQuestion[] = [
  { id: 'ours:1', text: 'What did you hope for this morning and keep to yourself?', drops: [1, 69, 83] },
  { id: 'ours:2', text: 'Which five minutes of today would you like to live once more?', drops: [13, 58, 68] },
  { id: 'ours:3', text: 'What are you good at that you have never called a gift?', drops: [10, 38, 62, 72] },
  { id: 'ours:4', text: 'Who taught you to pray, and what did they do with their hands?', drops: [27, 35] },
  { id: 'ours:5', text: 'What would you do with one free hour that nobody knows about?', drops: [11, 14] },
  { id: 'ours:6', text: 'Which sentence from someone else has stayed with you this month?', drops: [22, 28, 37, 78] },
  { id: 'ours:7', text: 'When did you last change your mind about God?', drops: [41, 45, 88] },
  { id: 'ours:8', text: 'What do you do when you can’t find words to pray?', drops: [5, 34, 63] },
  { id: 'ours:9', text: 'Which place makes it easiest for you to be honest?', drops: [19, 64, 67] },
  { id: 'ours:10', text: 'What small thing made you laugh this week?', drops: [23, 50, 87] },
  { id: 'ours:11', text: 'Whom do you miss, and what would you tell them about today?', drops: [29, 48, 65] },
  { id: 'ours:12', text: 'What have you said yes to that you would like to think about again?', drops: [8, 59, 61] },
  { id: 'ours:13', text: 'Which song do you hum without noticing?', drops: [40, 56] },
  { id: 'ours:14', text: 'What is the kindest thing a stranger has done for you?', drops: [12, 42, 51] },
  { id: 'ours:15', text: 'Which of your habits would you miss if it were gone?', drops: [7, 16, 81] },
  { id: 'ours:16', text: 'What would “enough” look like this week?', drops: [9, 53, 77] },
  { id: 'ours:17', text: 'Where did you see patience today?', drops: [33, 46, 70, 79] },
  { id: 'ours:18', text: 'Which question about faith are you no longer afraid to ask?', drops: [39, 60] },
  { id: 'ours:19', text: 'What did your family talk about at the table, and what never?', drops: [17, 66, 85] },
  { id: 'ours:20', text: 'Which decision are you putting off, and what are you waiting for?', drops: [6, 18, 57] },
  { id: 'ours:21', text: 'What would you like someone to ask you?', drops: [24, 31, 32] },
  { id: 'ours:22', text: 'When did something you dreaded turn out well?', drops: [3, 47, 80] },
  { id: 'ours:23', text: 'Which part of your day feels most like home?', drops: [26, 75] },
  { id: 'ours:24', text: 'What do you want to remember about this year?', drops: [21, 89, 90] },
  { id: 'ours:25', text: 'Whose work makes your day possible, though you have never met?', drops: [20, 54, 74, 76] },
  { id: 'ours:26', text: 'What have you learned from a mistake that nothing else could teach you?', drops: [4, 43, 49, 82] },
  { id: 'ours:27', text: 'Which verse do you keep returning to, and when did it first catch you?', drops: [2, 84] },
  { id: 'ours:28', text: 'What would you tell yourself of ten years ago?', drops: [25, 36, 86] },
  { id: 'ours:29', text: 'Which quiet good have you noticed in someone lately and not yet named?', drops: [30, 44, 71, 73] },
  { id: 'ours:30', text: 'What would you thank God for if today were the only day you had?', drops: [15, 52, 55] },
];

const FIRST_DAY = '2026-01-01';
const EACH_DAY = 3;

/** All of them, beginning with the three of a local day. */
export function questionsOf(day: string): readonly OurQuestion[] {
  const count = OUR_QUESTIONS.length;
  const passed = (daysBetween(FIRST_DAY, day) * EACH_DAY) % count;
  const first = (passed + count) % count;
  return [...OUR_QUESTIONS.slice(first), ...OUR_QUESTIONS.slice(0, first)];
}

/** Whether an id names one of ours. */
export function isOurQuestion(id: string): boolean {
  return OUR_QUESTIONS.some((question) => question.id === id);
}

/** The one of ours that fits the drop of a challenge day. */
export function ourQuestionOn(challengeDay: number): OurQuestion | undefined {
  return OUR_QUESTIONS.find(({ drops }) => drops.includes(challengeDay));
}
