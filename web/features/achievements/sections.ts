import {
  ACHIEVEMENT_SECTIONS,
  type Achievement,
  type AchievementSection,
} from '../../../shared/domain/achievements';
import { spellOut } from '../../ui/format/numbers';

/** One part of the screen. */
export interface Section {
  readonly title: AchievementSection;
  readonly lead: string;
  readonly achievements: readonly Achievement[];
}

const LEADS: Readonly<Record<AchievementSection, string>> = {
  'Consistency Streaks':
    'Days in a row. Any one of the five counts, and an award you’ve earned stays yours.',
  'Journey Milestones': 'Places along the ninety days.',
  'Daily Completion': 'Days on which you did all five.',
  'Spiritual Growth': 'For making a start. Growth itself can’t be counted.',
};

/** The achievements by their sections, in the order of the screen. */
export function toSections(achievements: readonly Achievement[]): Section[] {
  return ACHIEVEMENT_SECTIONS.map((title) => ({
    title,
    lead: LEADS[title],
    achievements: achievements.filter(({ section }) => section === title),
  })).filter((section) => section.achievements.length > 0);
}

/** What there is to show to somebody who does not want to see streaks. */
export function withoutStreaks(achievements: readonly Achievement[]): Achievement[] {
  return achievements.filter(({ type }) => type !== 'streak');
}

/** 'Ten still ahead'. */
export function stillAhead(achievements: readonly Achievement[]): string {
  const locked = achievements.filter(({ isUnlocked }) => !isUnlocked).length;
  return locked === 0 ? 'All of them' : `${spellOut(locked)} still ahead`;
}
