/** What an organization learns of a member who shares, and what it does not. */
export const SHARING_NOTE =
  'The administrator sees figures about ten or more people, and you’re counted in them: how many came in a week, which of the five practices they did, and which drops they completed. Your name and what you write are never shown. An administrator who controls the other accounts could work out which days you used the app.';

/** What the leader of a prayer circle learns of a member who is counted. */
export const COUNT_ME_NOTE =
  'Off unless you turn it on. The leader sees figures about ten or more people, and you’re counted in them: how many were active in a week, which of the five practices they did, and which Drops they finished. Your name and what you write are never shown. If all of a small circle are counted, the leader can tell what everyone did.';

/** What a prayer circle learns of its members, whatever they choose elsewhere. */
export const CIRCLE_NOTE =
  'Its members see your username, what you write in the circle, and how many of you prayed today, without names. Your reflections, journal, and days aren’t shared. You aren’t counted in its figures unless you choose it under Members.';
