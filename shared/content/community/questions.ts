import { daysBetween } from '../../domain/local-day';

/** Questions that the Community begins with, written for Choose Wholeness. No one of them stands in a Daily Drop. */
export const OUR_QUESTIONS: readonly string[] = [
  'What did you hope for this morning and keep to yourself?',
  'Which five minutes of today would you like to live once more?',
  'What are you good at that you have never called a gift?',
  'Who taught you to pray, and what did they do with their hands?',
  'What would you do with one free hour that nobody knows about?',
  'Which sentence from someone else has stayed with you this month?',
  'When did you last change your mind about God?',
  'What do you do when you can’t find words to pray?',
  'Which place makes it easiest for you to be honest?',
  'What small thing made you laugh this week?',
  'Whom do you miss, and what would you tell them about today?',
  'What have you said yes to that you would like to think about again?',
  'Which song do you hum without noticing?',
  'What is the kindest thing a stranger has done for you?',
  'Which of your habits would you miss if it were gone?',
  'What would “enough” look like this week?',
  'Where did you see patience today?',
  'Which question about faith are you no longer afraid to ask?',
  'What did your family talk about at the table, and what never?',
  'Which decision are you putting off, and what are you waiting for?',
  'What would you like someone to ask you?',
  'When did something you dreaded turn out well?',
  'Which part of your day feels most like home?',
  'What do you want to remember about this year?',
  'Whose work makes your day possible, though you have never met?',
  'What have you learned from a mistake that nothing else could teach you?',
  'Which verse do you keep returning to, and when did it first catch you?',
  'What would you tell yourself of ten years ago?',
  'Which quiet good have you noticed in someone lately and not yet named?',
  'What would you thank God for if today were the only day you had?',
];

const FIRST_DAY = '2026-01-01';
const EACH_DAY = 3;

/** All of them, beginning with the three of a local day. */
export function questionsOf(day: string): readonly string[] {
  const count = OUR_QUESTIONS.length;
  const passed = (daysBetween(FIRST_DAY, day) * EACH_DAY) % count;
  const first = (passed + count) % count;
  return [...OUR_QUESTIONS.slice(first), ...OUR_QUESTIONS.slice(0, first)];
}
