/** What stands above the drop on the first day of each week, in their order. Plain text. */
export const WEEK_OPENINGS: readonly string[] = [
  'God is not waiting for a better version of you before he starts. This week is about beginnings, the first ones and the fourth ones, and about a mercy that is up before you are.',
  'Most of us rest when the work is done, which is to say hardly ever. God rested, and asks us to join him. This week has little to take up and something to set down.',
  'God made bodies and called them good, and in Jesus he has lived in one. This week is about yours as it is, strong or tired, easy to like or not. It is no obstacle to a life with God. It is where you live it.',
  'The mind runs ahead, circles back, and rehearses arguments at two in the morning. God doesn’t ask you to empty it; he asks to be let in. This week brings him what you think, one thought at a time.',
  'Some of what hurts gets well quickly, some slowly, and some not yet. Jesus stopped for people in all three places and never told one of them to be over it by now. This week, let him see where it hurts.',
  'You have been called many things, and a few of them stuck. What God calls you is older than any of these and will outlast them. Listen for it this week.',
  'Forgiving can’t be hurried, and it never means that the wrong was small. God forgave us first, at his own cost. Stay close to that this week, and go as far as you honestly can.',
  'Giving thanks isn’t pretending. It is noticing who has been giving, and telling him so. This week is for saying it to God about ordinary things, in a hard year as well as a good one.',
  'When the Bible says not to be afraid, it is nearly always to somebody who is. God doesn’t hand out pep talks; he comes along. This week, bring him one thing that you have been walking around.',
  'God saw early on that it was not good for us to be alone, and he has been setting tables ever since. This week is about the people beside you, and about the empty chair, if there is one. If you have been lonely, it is for you first.',
  'A great part of your life goes into work, paid or not, and all of it interests God. He knows the inside of a workshop. This week goes along to the desk, the sink, the ward and the carpool line.',
  'By now some of the days are plain walking. Most of the way with God has always been made of those. This week is for keeping on, for going slower where you have to, and for leaning on the one who doesn’t tire.',
  'The last week has six days. Wholeness was never a prize for finishing; it is what God has been about in you from the start, mended places and all. Come and look at how far he has brought you.',
];
