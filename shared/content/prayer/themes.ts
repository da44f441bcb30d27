/** What a person may want to pray about, with passages for it and lines to pray them back. In our own words but for Scripture. */
export interface PrayerTheme {
  readonly name: string;
  /** As data, twelve verses at most; their words are in `verses.json`. */
  readonly passages: readonly string[];
  /** One for each of the first verses of a sitting. */
  readonly lines: readonly string[];
}

export const PRAYER_THEMES: readonly PrayerTheme[] = [
  {
    name: 'Rest',
    passages: ['Matthew 11:28-30', 'Psalms 62:5-8', 'Psalms 131:1-3'],
    lines: [
      'Lord, I’m tired in ways I can’t explain. Here I am.',
      'Quiet what is loud in me, and stay near.',
      'What I’ve been carrying alone, I set down before you.',
    ],
  },
  {
    name: 'Worry',
    passages: ['Philippians 4:4-7', 'Matthew 6:31-34', '1 Peter 5:6-7'],
    lines: [
      'Father, this is what I keep turning over in my mind.',
      'You know what I need before I ask. Help me to ask anyway.',
      'Take today’s worry, and I’ll bring you tomorrow’s when it comes.',
    ],
  },
  {
    name: 'Grief',
    passages: ['John 11:32-36', 'Psalms 34:17-19', 'Lamentations 3:19-24'],
    lines: [
      'Lord, you see what is missing. I don’t have to explain it to you.',
      'Stay close to me here, where it hurts.',
      'I miss what I’ve lost, and I say so to you.',
    ],
  },
  {
    name: 'Gratitude',
    passages: ['Psalms 100:1-5', '1 Thessalonians 5:16-18', 'Luke 17:12-19'],
    lines: [
      'Thank you, God, for what I can name right now.',
      'You were good to me before I noticed.',
      'I turn back to say thank you for this one thing.',
    ],
  },
  {
    name: 'Forgiveness',
    passages: ['Psalms 51:10-12', 'Luke 15:20-24', 'Colossians 3:12-14'],
    lines: [
      'God, I come back to you as I am.',
      'You know what I did, and what was done to me. Have mercy.',
      'Teach me to forgive as one who is forgiven.',
    ],
  },
  {
    name: 'Courage',
    passages: ['Joshua 1:7-9', 'Isaiah 41:8-10', 'Psalms 56:3-4'],
    lines: [
      'Lord, this is what I’m afraid of.',
      'Be with me in it, as you were with those before me.',
      'Give me courage enough for the next step.',
    ],
  },
  {
    name: 'Guidance',
    passages: ['Proverbs 3:5-6', 'Psalms 25:4-7', 'Psalms 143:8-10'],
    lines: [
      'God, I don’t see the way yet. Teach me.',
      'Show me what is mine to do, and what isn’t.',
      'Keep me close to you while I wait to know.',
    ],
  },
  {
    name: 'Hope',
    passages: ['Isaiah 40:28-31', 'Romans 5:1-5', 'Romans 8:24-28'],
    lines: [
      'God of hope, hold on to me where I can’t hold on.',
      'I look for what I can’t see yet. Help me to wait.',
      'Holy Spirit, pray in me where I have no words.',
    ],
  },
  {
    name: 'Illness',
    passages: ['Psalms 6:2-4', '2 Corinthians 12:7-10', '2 Corinthians 4:16-18'],
    lines: [
      'Lord, this is how my body is today.',
      'Have mercy, and be near, whatever comes.',
      'Let your grace be enough for this hour.',
    ],
  },
  {
    name: 'Loneliness',
    passages: ['Psalms 139:7-12', 'Isaiah 49:14-16', 'John 14:16-18'],
    lines: [
      'God, you are here. Help me to know it.',
      'This is when I feel most alone. Meet me there.',
      'You haven’t forgotten me. I’m thankful, even where I can’t feel it.',
    ],
  },
  {
    name: 'Work',
    passages: ['Psalms 90:16-17', 'Colossians 3:23-24', 'Psalms 127:1-2'],
    lines: [
      'Lord, here is what I have to do today.',
      'Let me do it for you, whoever sees it.',
      'Where my work ends, let me leave the rest to you.',
    ],
  },
  {
    name: 'People you love',
    passages: ['Numbers 6:24-26', 'Ephesians 3:14-19', 'Philippians 1:9-11'],
    lines: [
      'Father, I bring you someone by name.',
      'You love them more than I can. Be close to them today.',
      'Give them what I can’t give.',
    ],
  },
];
