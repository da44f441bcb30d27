import type { Feature } from '../parts/feature-list';

export const ORGANIZATION_FEATURES: readonly Feature[] = [
  {
    name: 'Private groups',
    text: 'People join a prayer circle by invitation only. What they post is sealed on the server and shared with the circle.',
  },
  {
    name: 'Analytics',
    text: 'Administrators and leaders of circles see figures of ten or more members who chose to share. They see no names and no text.',
  },
  {
    name: 'Entries that stay private',
    text: 'Leaders and administrators can’t read anyone’s check-ins, journal, or prayer days.',
  },
  {
    name: 'Anywhere people are',
    text: 'The five daily practices work offline on phones, tablets, and computers. They sync when you’re back online.',
  },
  {
    name: 'On your own servers',
    text: 'The whole program runs as one process with its data in one folder. You can run it on your own machine.',
  },
  {
    name: 'Custom branding',
    text: 'Your members see your name, your mark, and one of our colors on the organization’s screen. You see them above the figures.',
  },
  {
    name: 'Dedicated support',
    text: 'One person who knows your organization.',
    standing: 'By arrangement',
  },
  {
    name: 'Reading plans, prayer themes, and guided prompts',
    text: 'Chosen by a leader for the group.',
  },
];
