import type { FieldOf } from '../../../../shared/records/kind';
import type { PreferenceBody } from '../../../../shared/records/preference';
import type { KindWords } from '../kind-words';

export const preferenceWords: KindWords<FieldOf<PreferenceBody>> = {
  name: 'Preferences',
  title: 'Preferences',
  inside: 'In your choices',
  fields: {
    showsStreaks: 'Streaks',
    hasSeenTour: 'Welcome tour',
    goals: 'Hopes',
    heardPlace: 'Where you stopped listening',
    readingPlace: 'Where you read in the Bible',
    favoriteDeclarations: 'Favorite declarations',
    leftCirclePlans: 'Circle plans you left out',
    bringsUpEarlierDays: 'Earlier days on Home',
    journeys: 'Journeys begun again',
    hiddenLeaderStarts: 'First steps in your circles',
    hasOpenedLeaderGuide: 'Guide for leaders',
  },
  lines: [],
  unsent: { one: 'Preferences', many: 'preferences' },
  printed: {
    title: 'Preferences',
    labels: {
      showsStreaks: 'Streaks shown',
      hasSeenTour: 'Welcome tour seen',
      goals: 'Hopes',
      readingPlace: 'Read last in the Bible',
      favoriteDeclarations: 'Favorite declarations',
      bringsUpEarlierDays: 'Earlier days brought up on Home',
      journeys: 'Journeys begun again',
      hasOpenedLeaderGuide: 'Guide for leaders opened',
    },
  },
};
