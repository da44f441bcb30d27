/** A part of the guide for leaders: what to do, one thing a line. */
export interface GuidePart {
  readonly title: string;
  readonly lines: readonly string[];
}

export const GUIDE_TITLE = 'How to lead a ninety-day group';

export const GUIDE_LEAD =
  'You don’t have to teach. You keep the time, you pray first, and you make room for each person to come as they are.';

/** One page on paper, all of it. */
export const GUIDE_PARTS: readonly GuidePart[] = [
  {
    title: 'Before you meet',
    lines: [
      'Choose a day and an hour that you can keep for thirteen weeks.',
      'Invite people by the link or the QR code. With four to ten, everyone has time to speak.',
      'Ask them to begin Day 1 in the week you first meet. Anyone can begin later.',
      'Pray once for each person, by name.',
    ],
  },
  {
    title: 'The first meeting',
    lines: [
      'Say your names, and what you hope for. Anyone can pass.',
      'Agree on three things: what we share stays here, nobody has to speak, and we give advice only when asked.',
      'Open the circle together. Post the first request yourself.',
      'Missed days are fine. Nobody catches up, and nobody compares.',
    ],
  },
  {
    title: 'Each week, in thirty minutes',
    lines: [
      '5 minutes: arrive. Be quiet together, then read one verse of the week aloud.',
      '10 minutes: “What stayed with you?” Each person says one thing, or passes.',
      '10 minutes: pray for the requests in the circle. Give thanks for what was answered.',
      '5 minutes: name one thing for the days ahead. Close with a blessing.',
    ],
  },
  {
    title: 'When someone shares something heavy',
    lines: [
      'Listen first. Thank them for telling you. Don’t explain it, and don’t fix it.',
      'If a life could be in danger, call your local emergency number now, and don’t leave them alone.',
      'In the app, “Reach someone now” in Reflect with Scripture lists people to call near them.',
      'You’re a leader, not a counselor. Ask, “Who could walk with you in this?” Help them make that call.',
      'Never promise to keep a danger secret.',
    ],
  },
  {
    title: 'What you can and can’t see',
    lines: [
      'You see who is in the circle, what people post there, and how many prayed today.',
      'You can’t see anyone’s check-ins, journal, or days. No leader can.',
      'You can remove a member, delete a post, and read reports of posts.',
    ],
  },
  {
    title: 'Ending well',
    lines: [
      'Two weeks before Day 90, say that the end is near.',
      'At the last meeting, each person names one gift of these weeks, and one practice to keep.',
      'Read the answered requests aloud, and give thanks.',
      'Decide together: keep the circle, make someone else the leader under Members, or delete it.',
    ],
  },
];
