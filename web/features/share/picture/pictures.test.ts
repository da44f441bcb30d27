import { describe, expect, it } from 'vitest';
import passages from '../../../../shared/content/scripture/passages.json';
import verses from '../../../../shared/content/verses.json';
import { achievements } from '../../../../shared/domain/achievements';
import { sampleFacts } from '../sample';
import { achievementPicture, toShared } from './achievement-picture';
import { describePicture } from './describe-picture';
import { devotionalPicture } from './devotional-picture';
import { journeyPicture } from './journey-picture';
import { PALETTE } from './palette';
import { passagePicture } from './passage-picture';
import { prayerPicture } from './prayer-picture';
import { type Measure, type PathShape, type Shape, TEXT_WIDTH, type TextShape } from './shapes';
import type { ShareFacts } from './share-facts';
import { weeklyPicture } from './weekly-picture';

/** Letters on average a little wider than the serif's. */
const measure: Measure = (text, font) => [...text].length * font.size * 0.45;
const facts = sampleFacts('2026-11-20');

function textsOf(shapes: readonly Shape[]): TextShape[] {
  return shapes.filter((shape) => 'text' in shape);
}

function pathsOf(shapes: readonly Shape[]): PathShape[] {
  return shapes.filter((shape) => 'path' in shape);
}

function wordsOf(shapes: readonly Shape[]): string[] {
  return textsOf(shapes).map(({ text }) => text);
}

/** Where the letters of a line end, left, right, above and below. */
function boundsOf({ text, x, y, font }: TextShape) {
  const half = measure(text, font) / 2;
  return {
    left: x - half,
    right: x + half,
    top: y - 0.8 * font.size,
    bottom: y + 0.25 * font.size,
  };
}

function expectReadable(shapes: readonly Shape[]): void {
  const lines = textsOf(shapes).map((line) => ({ ...line, ...boundsOf(line) }));
  for (const line of lines) {
    expect(line.right - line.left).toBeLessThanOrEqual(TEXT_WIDTH);
    expect(line.left).toBeGreaterThan(45);
    expect(line.right).toBeLessThan(1035);
    expect(line.bottom).toBeLessThan(1035);
  }
  for (const [index, line] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      const apart = line.right < other.left || other.right < line.left;
      const lineStep = Math.abs(line.y - other.y);
      expect(apart || lineStep >= Math.min(line.font.size, other.font.size)).toBe(true);
    }
  }
}

const everyVerse = verses.map((verse) => [verse.reference, verse] as const);
const everyPassage = passages.map(({ reference, verses: parts }) => {
  const text = parts.map((part) => part.text).join(' ');
  return [reference, { reference, text, translation: 'WEB' }] as const;
});

describe('Journey Update', () => {
  it.each(everyVerse)('holds %s without one line touching another', (_, verse) => {
    const shapes = journeyPicture({ ...facts, verse }, measure);
    expectReadable(shapes);
    expect(wordsOf(shapes).join(' ')).toContain(verse.text);
  });

  it('has ninety rays: those lit, today, those that passed quietly, those to come', () => {
    const rays = pathsOf(journeyPicture(facts, measure)).filter(({ path }) =>
      /^M\S+ \S+L/.test(path),
    );
    const strokes = rays.map(({ stroke }) => stroke);
    const count = (colour: string) => strokes.filter((stroke) => stroke === colour).length;
    expect(count(PALETTE.gold)).toBe(19);
    expect(count(PALETTE['gold-deep'])).toBe(1);
    expect(count(PALETTE['ray-missed'])).toBe(3);
    expect(count(PALETTE['ray-off'])).toBe(67);
  });

  it.each([1, 7, 45, 90])('shows day %i', (day) => {
    const words = wordsOf(journeyPicture({ ...facts, day }, measure));
    expect(words).toContain(`${day}`);
    expect(words).toContain(`Day ${day} of 90`);
  });
});

/** As long as prayers may be, in words and in letters. */
const LONG_PRAYER = 'Father, nevertheless '.repeat(30).trim();

describe('Prayer', () => {
  it.each(['Lord, be near to us tonight.', LONG_PRAYER])(
    'holds all of %s in its window',
    (text) => {
      const prayer = { day: 17, text };
      const shapes = prayerPicture(prayer, measure);
      expectReadable(shapes);
      const words = wordsOf(shapes).join(' ');
      expect(words).toContain(text);
      expect(words).toContain('Day 17 of 90');
      expect(describePicture('prayer', { ...facts, prayer })).toBe(
        `${text} A prayer. Day 17 of 90.`,
      );
    },
  );
});

describe('Daily Devotional', () => {
  it.each(everyPassage)('holds all of %s under the arch', (_, scripture) => {
    const shapes = devotionalPicture({ ...facts, scripture }, measure);
    expectReadable(shapes);
    const words = wordsOf(shapes).join(' ');
    expect(words).toContain(scripture.text);
    for (const line of textsOf(shapes)) {
      const { left, right, top } = boundsOf(line);
      if (top > 500) continue;
      const archHalf = Math.sqrt(380 ** 2 - (500 - top) ** 2);
      expect((right - left) / 2).toBeLessThan(archHalf);
    }
  });

  it('names the translation where it is known', () => {
    const scripture = { reference: 'Psalms 46:10', text: 'Be still.', translation: 'WEB' };
    expect(wordsOf(devotionalPicture({ ...facts, scripture }, measure))).toContain(
      'Psalm 46:10, WEB',
    );
  });
});

describe('Weekly Progress', () => {
  it('says which week, the seven weekdays and a verse, and nothing else', () => {
    const shapes = weeklyPicture(facts, measure);
    expectReadable(shapes);
    expect(wordsOf(shapes)).toEqual([
      'A week of light',
      'Week 4 of 13, day 23 of 90',
      'Sat',
      'Sun',
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Light is sown for the righteous, and',
      'gladness for the upright in heart.',
      'Psalm 97:11',
      'Choose Wholeness',
    ]);
  });

  it('lights a pane for each practice that was done', () => {
    const fills = pathsOf(weeklyPicture(facts, measure)).map(({ fill }) => fill);
    const lit = fills.filter((fill) => typeof fill === 'object' && 'fromY' in fill);
    expect(lit).toHaveLength(facts.week.reduce((sum, { done }) => sum + done.size, 0));
  });

  it('leaves a quiet week pale, without a word of blame', () => {
    const week = facts.week.map(({ day }) => ({ day, done: new Set<never>() }));
    const quiet: ShareFacts = { ...facts, day: 1, week };
    const strokes = pathsOf(weeklyPicture(quiet, measure)).map(({ stroke }) => stroke);
    expect(strokes).not.toContain(PALETTE['gold-deep']);
    expect(wordsOf(weeklyPicture(quiet, measure))[1]).toBe('Week 1 of 13, day 1 of 90');
  });
});

const everyAchievement = achievements({
  challengeDay: 90,
  completedDrops: 90,
  currentStreak: 90,
  longestStreak: 90,
  daysActive: 90,
  wholeDays: 90,
  journalEntries: 90,
  dayReviews: 90,
}).map((each) => [each.title, toShared(each)] as const);

describe('Achievement', () => {
  it.each(everyAchievement)('holds %s, what it stands for and a verse', (title, achievement) => {
    const shapes = achievementPicture(achievement, measure);
    expectReadable(shapes);
    expect(wordsOf(shapes)).toEqual(expect.arrayContaining([title, achievement.description]));
    expect(describePicture('achievement', { ...facts, achievement })).toBe(
      `${title}. ${achievement.description}.`,
    );
  });

  it('shows the number of days where days were counted, else a sun', () => {
    const figures = everyAchievement.map(([, { figure }]) => figure);
    expect(figures).toEqual([3, 7, 14, 21, 30, 60, 90, 7, 30, 45, 60, 90, undefined, 7, undefined]);
  });
});

describe('a picture in words', () => {
  it('says of a week how much was done each day', () => {
    expect(describePicture('weekly-progress', facts)).toBe(
      'A week of light. Week 4 of 13, day 23 of 90. Practices done: Sat 3 of 5, Sun 0 of 5, Mon 3 of 5, Tue 3 of 5, Wed 4 of 5, Thu 4 of 5, Fri 5 of 5.',
    );
  });

  it.each(['daily-devotional', 'journey-update'] as const)('says what %s shows', (type) => {
    const words = describePicture(type, facts);
    expect(words).toContain('Day 23 of 90.');
    expect(words).toContain(facts.verse.text);
  });
});

describe('Verses', () => {
  it.each(everyPassage)('holds %s with its reference and translation', (_, passage) => {
    const shapes = passagePicture(passage, measure);
    expectReadable(shapes);
    expect(wordsOf(shapes).join(' ')).toContain('WEB');
    expect(describePicture('passage', { ...facts, passage })).toContain(passage.text);
  });
});
