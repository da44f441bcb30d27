import type { Feature } from './feature-list';

export const NOURISH_FEATURES: readonly Feature[] = [
  {
    name: 'A page of one’s own',
    text: 'Everybody keeps their own days. Nobody in the group, leaders included, sees what another ate, drank or wrote.',
  },
  {
    name: 'A circle beside it',
    text: 'Prayer circles are where a team asks, answers and thanks. They open by invitation alone.',
  },
  {
    name: 'No score, no blame',
    text: 'No calories, no ranking. A missed day is a paler ray and nothing more.',
  },
  {
    name: 'Works in the kitchen',
    text: 'Without a connection too: what is noted on a phone is on the desktop later.',
  },
  {
    name: 'Shared weeks',
    text: 'A week of attention that a whole team begins on the same day.',
    standing: 'Planned',
  },
  {
    name: 'An overview for leaders',
    text: 'How many take part, without names and without pages.',
    standing: 'Planned',
  },
];

/** Nobody has said these: they show what would stand here, and the page says so. */
export const TESTIMONIALS = [
  {
    text: 'I drink my first glass of water before I open my mail. It has become a small grace.',
    who: 'a nurse on night shifts',
  },
  {
    text: 'We say thanks for our food again, at work of all places.',
    who: 'a team of eight',
  },
  {
    text: 'It never scolds. So I tell it the truth.',
    who: 'a chaplain',
  },
] as const;
