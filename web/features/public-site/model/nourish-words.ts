import type { Feature } from '../parts/feature-list';

export const NOURISH_FEATURES: readonly Feature[] = [
  {
    name: 'Your own record',
    text: 'People in your group, leaders included, can’t see what you ate, drank, or wrote.',
  },
  {
    name: 'A circle beside it',
    text: 'A team can ask for prayer and give thanks in a prayer circle. People join it by invitation only.',
  },
  {
    name: 'No score, no blame',
    text: 'We don’t count calories, and we don’t rank people. A day off is not a failure.',
  },
  {
    name: 'Works in the kitchen',
    text: 'You can write on your phone while you’re offline. It syncs to your computer later.',
  },
  {
    name: 'Shared weeks',
    text: 'A week that a whole team begins on the same day.',
    standing: 'Planned',
  },
  {
    name: 'An overview for leaders',
    text: 'Leaders see how often ten or more members who chose to share did each practice. They see no names and no entries.',
  },
];
