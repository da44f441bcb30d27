import { MINDFUL_CATEGORIES, type MindfulMoment } from '../../../shared/content/pack';

type Category = MindfulMoment['category'];

/** The category that an address names, or undefined for all. */
export function categoryAsked(search: URLSearchParams): Category | undefined {
  return MINDFUL_CATEGORIES.find((category) => category === search.get('category'));
}

/** The moments of a category, or of all in their order; the shortest first. */
export function arrangeMoments(
  moments: readonly MindfulMoment[],
  category: Category | undefined,
): MindfulMoment[] {
  const rank = ({ category: of }: MindfulMoment) => MINDFUL_CATEGORIES.indexOf(of);
  return moments
    .filter((moment) => category === undefined || moment.category === category)
    .sort((a, b) => rank(a) - rank(b) || a.duration - b.duration);
}
