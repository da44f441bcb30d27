/** What an organization learns of a member who shares, and what it does not. */
export const SHARING_NOTE =
  'You are counted in figures of ten or more people that the administrator sees: how many came in a week, which of the five practices they kept, and which drops they completed. Never your name, never your words. An administrator who controls the other accounts could work out which days you used the app.';

/** What a prayer circle learns of its members, whatever they choose elsewhere. */
export const CIRCLE_NOTE =
  'Its members see your username, what you write in the circle, and how many of you prayed today, without names. Your reflections, your journal and your days are not shared.';
