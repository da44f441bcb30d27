import { MINDFUL_CATEGORIES, type MindfulMoment } from '../../../../shared/content/pack';
import { GOALS, type Goal } from '../../../../shared/records/preference';

type Category = MindfulMoment['category'];

/** The category that an address names, or undefined for all. */
export function categoryAsked(search: URLSearchParams): Category | undefined {
  return MINDFUL_CATEGORIES.find((category) => category === search.get('category'));
}

/** What sitting still is for, by what a person hopes for. */
const CATEGORIES: Record<Goal, Category> = {
  healing: 'stress_relief',
  peace: 'anxiety',
  focus: 'focus',
  growth: 'gratitude',
};

/** The moments of a category, or of all: first those that the goals lead to, then in their order; the shortest first. */
export function arrangeMoments(
  moments: readonly MindfulMoment[],
  category: Category | undefined,
  goals: readonly Goal[],
): MindfulMoment[] {
  const wanted = GOALS.filter((goal) => goals.includes(goal)).map((goal) => CATEGORIES[goal]);
  const order = [...new Set([...wanted, ...MINDFUL_CATEGORIES])];
  const rank = ({ category: of }: MindfulMoment) => order.indexOf(of);
  return moments
    .filter((moment) => category === undefined || moment.category === category)
    .sort((a, b) => rank(a) - rank(b) || a.duration - b.duration);
}
