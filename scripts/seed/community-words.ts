import type { NewGuidance } from '../../shared/api/circle-guidance';
import type { ResponseType } from '../../shared/api/prayer-circles';

/** Somebody beside Miriam, by the name they sign in with. */
export type Friend = 'ruth' | 'daniel' | 'noor' | 'tomas' | 'elena';

/** Null is Miriam herself. */
type Person = Friend | null;

interface SeedResponse {
  readonly by: Person;
  readonly type: ResponseType;
  readonly message: string;
}

interface SeedRequest {
  readonly by: Person;
  readonly hoursAgo: number;
  readonly title: string;
  readonly description: string | null;
  readonly category: string | null;
  readonly responses: readonly SeedResponse[];
  readonly prayedToday: readonly Person[];
  /** How it was answered; null where it was not. */
  readonly story: string | null;
}

/** What the leader gives a circle. A theme and a prompt are for the week in which the seed is planted. */
interface SeedGuidance extends Omit<NewGuidance, 'week'> {
  readonly hoursAgo: number;
}

interface SeedPlan {
  readonly plan: string;
  /** Before the Monday of this week; its first day is a Monday too. */
  readonly weeksAgo: number;
}

interface SeedCircle {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly leader: Person;
  readonly members: readonly Person[];
  /** Oldest first. */
  readonly requests: readonly SeedRequest[];
  /** Oldest first. */
  readonly guidance: readonly SeedGuidance[];
  readonly plan: SeedPlan | null;
}

export const FRIENDS: readonly Friend[] = ['ruth', 'daniel', 'noor', 'tomas', 'elena'];

export const CIRCLES: readonly SeedCircle[] = [
  {
    id: 'kitchen-table',
    name: 'Tuesday kitchen table',
    description: 'Five of us, since the autumn. Soup first.',
    leader: null,
    members: ['ruth', 'daniel', 'noor', 'elena'],
    requests: [
      {
        by: 'noor',
        hoursAgo: 190,
        title: 'The interview on Thursday',
        description: 'Third one this year. I would like to sleep the night before.',
        category: 'Work',
        responses: [
          {
            by: 'elena',
            type: 'encouragement',
            message: 'You are good at this. Wear the green coat.',
          },
          {
            by: null,
            type: 'prayer',
            message: 'A quiet heart for her, Lord, whatever they decide.',
          },
        ],
        prayedToday: [],
        story: 'They called on Monday: I start in January. And I did sleep.',
      },
      {
        by: 'daniel',
        hoursAgo: 52,
        title: 'My brother and I are talking again',
        description: 'Six years. Please pray that I listen more than I explain.',
        category: 'Family',
        responses: [
          { by: 'ruth', type: 'prayer', message: 'For patience on both ends of that telephone.' },
        ],
        prayedToday: ['ruth', null],
        story: null,
      },
      {
        by: null,
        hoursAgo: 29,
        title: 'Dad’s knee operation on Monday',
        description: 'He goes in at seven. Pray for steady hands, and for Mom in the waiting room.',
        category: 'Health',
        responses: [
          {
            by: 'ruth',
            type: 'encouragement',
            message: 'I can sit with your mom from eight. I will bring the crossword.',
          },
          { by: 'noor', type: 'prayer', message: 'Steady hands, and no bad coffee.' },
        ],
        prayedToday: ['ruth', 'daniel', 'noor'],
        story: null,
      },
      {
        by: 'elena',
        hoursAgo: 4,
        title: 'Thanks for an ordinary week',
        description: null,
        category: 'Thanks',
        responses: [],
        prayedToday: ['daniel'],
        story: null,
      },
    ],
    guidance: [
      {
        kind: 'note',
        hoursAgo: 700,
        title: 'Where we meet',
        text: 'Tuesday at six, at our house. The side door is open. Bring a bowl if you have one.',
      },
      {
        kind: 'note',
        hoursAgo: 170,
        title: null,
        text: 'We pray for each other by name before we eat. You can pass, and nobody will ask why.',
      },
      {
        kind: 'theme',
        hoursAgo: 30,
        title: 'People in waiting rooms',
        text: 'Pray for those who wait for news this week, and for those who wait with them.',
      },
      {
        kind: 'prompt',
        hoursAgo: 29,
        title: null,
        text: 'When did someone wait with you? What did they do that helped?',
      },
    ],
    plan: { plan: 'proverbs-31', weeksAgo: 1 },
  },
  {
    id: 'night-shift',
    name: 'Night shift',
    description: 'For anyone who is awake when the ward is quiet.',
    leader: 'ruth',
    members: [null, 'tomas'],
    requests: [
      {
        by: 'tomas',
        hoursAgo: 15,
        title: 'For the family in bay four',
        description: 'You know I can’t say more.',
        category: null,
        responses: [{ by: 'ruth', type: 'prayer', message: 'With them, and with you.' }],
        prayedToday: ['ruth'],
        story: null,
      },
    ],
    guidance: [
      {
        kind: 'note',
        hoursAgo: 400,
        title: null,
        text: 'Please name no patients here. “Bay four” is enough for God and for us.',
      },
      {
        kind: 'theme',
        hoursAgo: 60,
        title: 'The ones who clean at night',
        text: 'Learn one name this week, and pray for them by it.',
      },
    ],
    plan: null,
  },
];

interface SeedQuestion {
  readonly by: Person;
  readonly daysAgo: number;
  readonly suggestion: string;
  readonly category: string | null;
  readonly upvotes: readonly Person[];
  readonly downvotes: readonly Person[];
  readonly isApproved: boolean;
  /** Approved ones. */
  readonly replies: readonly {
    readonly by: Friend;
    readonly text: string;
    readonly upvotes: readonly Person[];
  }[];
}

export const QUESTIONS: readonly SeedQuestion[] = [
  {
    by: 'elena',
    daysAgo: 20,
    suggestion: 'What did you put down this week that was never yours to carry?',
    category: 'Rest',
    upvotes: [null, 'ruth', 'daniel', 'noor'],
    downvotes: [],
    isApproved: true,
    replies: [
      {
        by: 'ruth',
        text: 'Whether my son prays. I still ask for it every morning, and then I go and make his lunch.',
        upvotes: [null, 'daniel'],
      },
      { by: 'noor', text: 'The mood of my whole office.', upvotes: ['elena'] },
    ],
  },
  {
    by: null,
    daysAgo: 9,
    suggestion: 'Which of your prayers would surprise the person you prayed it for?',
    category: 'Prayer',
    upvotes: ['ruth', 'noor', 'tomas'],
    downvotes: [],
    isApproved: false,
    replies: [],
  },
  {
    by: 'daniel',
    daysAgo: 6,
    suggestion: 'Whose forgiveness are you still pretending not to need?',
    category: 'Forgiveness',
    upvotes: ['elena', 'ruth'],
    downvotes: ['tomas'],
    isApproved: false,
    replies: [],
  },
  {
    by: 'tomas',
    daysAgo: 2,
    suggestion: 'When were you last bored, and what came of it?',
    category: null,
    upvotes: [],
    downvotes: [],
    isApproved: false,
    replies: [],
  },
];
