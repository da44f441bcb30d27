import { readReference } from '../../companion/retrieval/reference';

/** How a passage speaks, and so how it can be prayed back. */
export type Genre =
  | 'praise'
  | 'thanks'
  | 'lament'
  | 'trust'
  | 'wisdom'
  | 'promise'
  | 'story'
  | 'teaching';

/** Lines to pray a verse back with, in our own words: each fits any verse of its genre. */
export const GENRE_LINES: Readonly<Record<Genre, readonly string[]>> = {
  praise: [
    'God, you are who this verse says you are. I praise you for it.',
    'I join everyone who has said this to you before me.',
    'Let my whole day say what this verse says.',
    'I look up from myself, and I look at you.',
    'You are great, and you are near. I’m glad of both.',
    'Where my praise is small, take it as it is.',
    'Nothing I could bring you adds to you, and still you welcome it.',
    'Holy God, I’m quiet before you for a moment.',
  ],
  thanks: [
    'Thank you. I can name where I’ve seen this.',
    'I didn’t earn this. You gave it.',
    'I remember what you did, and I tell you so.',
    'Let me not forget this by tonight.',
    'For what was good, and for what you brought me through, thank you.',
    'I thank you for someone through whom you were kind to me.',
    'You heard me then. Hear my thanks now.',
    'All that is good comes from you.',
  ],
  lament: [
    'Lord, this is how it is. I don’t make it smaller.',
    'Hear me, even where I have no good words.',
    'How long? You let your people ask, and I ask too.',
    'I bring you the part of this that frightens me.',
    'Remember me, and remember everyone who prays this today.',
    'I have no answer. I have you to speak to.',
    'Have mercy on me, God.',
    'Turn toward me again, as you have before.',
  ],
  trust: [
    'I’d like to trust you with this. Help me where I can’t.',
    'You know the way that I’m on.',
    'I put what I can’t hold into your hands.',
    'Be my shelter in the one thing I’m thinking of now.',
    'Whatever this day brings, you are already there.',
    'Keep me, God, and keep those I love.',
    'I stay here with you a little longer.',
    'You have been faithful. I lean on that.',
  ],
  wisdom: [
    'Give me a heart that learns.',
    'Show me where this meets my own day.',
    'I know how easily I do otherwise. Teach me, patiently.',
    'Let me choose one small thing by this today.',
    'Make me honest about the way I live.',
    'Where I think I know already, let me listen again.',
    'Put this word where I’ll find it when I need it.',
    'God, you are wise. I’d like to walk with you.',
  ],
  promise: [
    'You said this to your people, and you keep your word.',
    'I hold on to you, who said it.',
    'I can’t see this yet. I wait for you.',
    'Let what you have said be stronger than what I fear.',
    'Finish what you have begun, in your own time.',
    'Remember those who wait for this and are tired.',
    'Make me someone who lives as though this were true, because it is.',
    'Come, Lord, and make all things new.',
  ],
  story: [
    'Lord, let me stand in this scene for a moment.',
    'I see someone here whom I resemble. Meet me too.',
    'You acted then. I ask you to act here.',
    'What you did here shows me who you are.',
    'I bring you a place in my life where this happens again.',
    'Let me notice what I’d have walked past.',
    'I’d have been afraid, or slow, or surprised. You are patient.',
    'Thank you that this was told, and that I can hear it.',
  ],
  teaching: [
    'Lord, work in me what you ask of me here.',
    'This is hard for me. You know where.',
    'Show me one person toward whom I can live this today.',
    'Forgive me where I haven’t, and lead me on.',
    'You did this for us first. Make me like you.',
    'Let it be love that moves me, and not fear.',
    'Holy Spirit, bring this back to me when I need it.',
    'Thank you for saying plainly what is good.',
  ],
};

/** Psalms by what most of them say; all others praise. */
const PSALMS: Readonly<Partial<Record<Genre, readonly number[]>>> = {
  thanks: [9, 18, 30, 34, 40, 65, 66, 92, 100, 107, 116, 118, 124, 136, 138],
  lament: [
    ...[3, 5, 6, 7, 10, 12, 13, 17, 22, 25, 26, 28, 31, 35, 38, 39, 41, 42, 43, 44, 51, 54, 55, 56],
    ...[57, 58, 59, 60, 61, 64, 69, 70, 71, 74, 77, 79, 80, 83, 85, 86, 88, 90, 94, 102, 109, 120],
    ...[123, 130, 137, 140, 141, 142, 143],
  ],
  trust: [4, 11, 16, 20, 23, 27, 46, 62, 63, 84, 91, 121, 125, 126, 131, 139],
  wisdom: [1, 14, 15, 32, 37, 49, 50, 52, 53, 73, 101, 112, 119, 127, 128, 133],
};

const BOOKS: Readonly<Partial<Record<Genre, readonly string[]>>> = {
  lament: ['Job', 'Lamentations'],
  wisdom: ['Proverbs', 'Ecclesiastes', 'Song of Solomon', 'James'],
  promise: [
    ...['Isaiah', 'Jeremiah', 'Ezekiel', 'Hosea', 'Joel', 'Amos', 'Obadiah', 'Micah', 'Nahum'],
    ...['Habakkuk', 'Zephaniah', 'Haggai', 'Zechariah', 'Malachi', 'Revelation'],
  ],
  story: [
    ...['Genesis', 'Exodus', 'Numbers', 'Joshua', 'Judges', 'Ruth', '1 Samuel', '2 Samuel'],
    ...['1 Kings', '2 Kings', '1 Chronicles', '2 Chronicles', 'Ezra', 'Nehemiah', 'Esther'],
    ...['Daniel', 'Jonah', 'Matthew', 'Mark', 'Luke', 'John', 'Acts'],
  ],
};

/** Passages that speak otherwise than their book does. */
const PASSAGES: readonly (readonly [book: string, from: number, to: number, genre: Genre])[] = [
  ['Exodus', 20, 20, 'teaching'],
  ['Matthew', 5, 7, 'teaching'],
  ['John', 14, 17, 'promise'],
];

/** How a passage as data (`Psalms 23:1-4`) speaks: by its book, its psalm, and a few chapters of their own. */
export function genreOf(passage: string): Genre {
  const place = readReference(passage);
  if (!place) return 'teaching';
  const { book, chapter } = place;
  if (book === 'Psalms') return findGenre(PSALMS, chapter) ?? 'praise';
  const own = PASSAGES.find(
    ([name, from, to]) => name === book && chapter >= from && chapter <= to,
  );
  return own?.[3] ?? findGenre(BOOKS, book) ?? 'teaching';
}

function findGenre<Key>(
  among: Readonly<Partial<Record<Genre, readonly Key[]>>>,
  key: Key,
): Genre | undefined {
  return (Object.keys(among) as Genre[]).find((genre) => among[genre]?.includes(key));
}
