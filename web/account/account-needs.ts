/** What can't be had without an account, because others share in it or the server keeps it, and in one line why (P70). */
export const ACCOUNT_NEEDS = {
  feedback:
    'Feedback goes to the people who run this app, and an account lets you see what came of it.',
  organization: 'An organization is made up of people with accounts.',
  premium: 'Premium belongs to an account, so it’s there on all your devices.',
  community: 'In the community, people share questions and replies, so it needs an account.',
  circles: 'Prayer circles are shared with others, so they need an account.',
  figures: 'A circle’s figures come from its members, so they need an account.',
  password: 'A password and a list of devices come with an account.',
  flag: 'To flag an answer, create an account.',
  profile: 'Your name, your picture, and your plan come with an account.',
  privacy:
    'The four privacy switches say what our server can do with what it stores, so they come with an account.',
  reminders:
    'Our server sends the notifications, so they need an account. Your calendar can remind you without one.',
} as const;

export type AccountNeed = keyof typeof ACCOUNT_NEEDS;
