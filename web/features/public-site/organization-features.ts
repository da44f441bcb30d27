import type { Feature } from './feature-list';

export const ORGANIZATION_FEATURES: readonly Feature[] = [
  {
    name: 'Private groups',
    text: 'Prayer circles open by invitation alone. What is posted there, a leader’s notes among it, is sealed on the server and read by its members.',
  },
  {
    name: 'Analytics',
    text: 'What an organization does together, in numbers that never tell of fewer than five people, and never any text.',
  },
  {
    name: 'Pages that stay private',
    text: 'Check-ins, journal and prayer belong to whoever wrote them. No leader and no administrator reads them.',
  },
  {
    name: 'Anywhere people are',
    text: 'Every practice works without a connection and syncs by itself, on phones, tablets and desktops.',
  },
  {
    name: 'On your own servers',
    text: 'The whole program runs as one process with its data in one folder, on a machine of yours if you like.',
  },
  {
    name: 'Custom branding',
    text: 'Your name and mark beside ours.',
    standing: 'By arrangement',
  },
  {
    name: 'Dedicated support',
    text: 'One person who knows your organization and answers within the hour.',
    standing: 'By arrangement',
  },
  {
    name: 'Reading plans, prayer themes and guided prompts',
    text: 'Chosen by a leader, for their own group.',
    standing: 'Planned',
  },
];
