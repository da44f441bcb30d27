/** What Miriam wrote in her first weeks. Her own words throughout; passages are named, never quoted. */

export const TRUTHS = [
  'I am loved before I have done anything today.',
  'God is not in a hurry with me.',
  'I can be tired and still be held.',
  'My worth does not rise and fall with my to-do list.',
  'I do not have to carry tomorrow this morning.',
  'Fear is loud, but it is not the one in charge.',
  'I am allowed to rest before everything is finished.',
  'Grace has already gone ahead of me into this day.',
  'I can say no kindly and still be faithful.',
  'The quiet work counts, even when nobody sees it.',
  'I am being made whole, slowly and for good.',
  'What was broken in my story is not wasted.',
  'I can ask for help without being a burden.',
  'I am not behind. I am on the way.',
  'Peace is something I may receive, not something I must build.',
  'I can forgive today and feel it later.',
] as const;

export const GRATITUDES = [
  'The first coffee, alone, before the house woke up',
  'Rain on the kitchen window',
  'Tirzah calling just to ask how I am',
  'A bus driver who waited for me',
  'Bread still warm from the corner bakery',
  'That my knee held up on the stairs',
  'A long laugh with Dad on the phone',
  'The neighbor’s lemon tree leaning over our fence',
  'An honest conversation I had been avoiding',
  'Ten minutes of sun on the bench at lunch',
  'Clean sheets',
  'The children singing badly and happily in the car',
  'A paid bill and a little left over',
  'My sister’s test results: clear',
  'Soup from Hannah, left at the door with a note',
  'The evening being light again until seven',
  'A song I had forgotten, on the radio',
  'Someone at work saying thank you and meaning it',
  'Sleeping through the night',
  'The smell of the earth after watering',
] as const;

export const JOURNAL_ENTRIES = [
  'I nearly skipped this again. I sat down anyway, set the timer for five minutes, and the words came once the tea had gone cold. What I noticed: I have been bracing all week, shoulders up by my ears, as if something were about to fall. Nothing fell. I want to remember that.',
  'The meeting went badly and I replayed it all the way home. On the bridge I stopped and prayed, out loud, which I never do. It was one sentence: help me let this be over. It was not magic, but I cooked dinner without rehearsing my defence, and that is new.',
  'Dad forgot my birthday and remembered it three days late with so much shame in his voice that I ended up comforting him. I am sad that he is getting old. I am glad that I could be gentle. Both are true tonight.',
  'Walked the long way round the reservoir. Counted herons (four). I used to think prayer had to have my eyes closed.',
  'I was short with the children this morning, about shoes of all things. I apologized at bedtime. Asa said, “That’s okay, Mama, you were hungry.” He is right more often than I would like.',
  'Something is loosening. I can tell because I said no to organizing the bake sale and did not add four reasons. The silence after the no was very long and nobody died.',
  'A heavy day. I don’t want to dress it up. I did my check-in, ate something green, texted Hannah. That was the whole of my faith today and I have decided it was enough.',
  'I read the same psalm three mornings in a row because I could not get past the second verse. I think I keep waiting to be told off. It keeps not happening.',
  'Tirzah and I finally talked about the summer. I cried, she cried, the waiter pretended to polish glasses. We are not fixed. We are speaking. Thank you.',
  'Wrote a list of what I am afraid of and it was shorter than I expected: money, Dad, being found out. Next to each one I wrote what I would say to a friend. I would never speak to a friend the way I speak to myself.',
  'Today was ordinary in the best way. Laundry, emails, a good tomato. I kept noticing that I was not anxious, the way you notice that a noise has stopped.',
  'Halfway through the week and I have not touched my phone before breakfast once. Mornings are longer than I remembered.',
  'Could not sleep, so I sat in the kitchen and prayed for everyone on our street by the color of their front door. Green is having a hard time. I will bring them something on Saturday.',
  'I brought the green door a cake. Her name is Ruthie, she is eighty-one, and she talked for an hour about her husband’s roses. I went to give something and came home with cuttings.',
  'Old anger again, right on schedule before the family visit. I wrote the letter I am not going to send. Then I wrote what I actually want: to sit at that table and not disappear.',
  'I sat at that table and did not disappear. Twice I said what I thought, calmly. My hands shook under the cloth. I am so tired and so proud.',
  'Payday, and for once I gave first and did the sums afterwards. It was not much. It felt like opening a window.',
  'The choir is doing the hard piece again and I am singing second alto, badly. Hannah winked at me when we both came in early. I laughed so much that I had to sit down. I had forgotten that church can be funny.',
  'I have started to thank God for the boring things by name: the boiler, the number 12 bus, the woman who always has the right change. It is silly and it is working.',
  'Missed two days and the old voice said, well, that’s that then. It is not that then. I am here. Day unchanged, kettle on.',
  'Asa asked whether God gets bored. I said I didn’t think so. He said, “Then why did He make us play?” I have been turning that over all evening.',
  'A hard conversation with my manager, and I did not apologize for existing. I prepared three sentences and said all three. Afterwards I sat in the stairwell and breathed until my hands were warm.',
  'I keep thinking about the rose cuttings on the windowsill. Nothing to see for nine days and this morning a green point, no bigger than a grain of rice.',
  'Prayed with Tirzah over the phone, both of us whispering because of sleeping children. We asked for the same thing without having agreed on it.',
  'Today I was envious, plainly and physically, of a friend’s new house. I told God so in those words. Then I wrote her a card and meant most of it.',
  'Rest day. I did not earn it. I took it anyway, with a library book and the good blanket.',
  'Dad remembered my name before I said it. That is the entry.',
  'Looked back over these weeks tonight. I expected to see the gaps. What I see is how often I came back.',
] as const;

export const JOURNAL_TITLES = [
  'Before anyone was awake',
  'What I keep from today',
  'A question I kept thinking about',
  'Three good things',
  'On the way home',
];

export const JOURNAL_TAGS = [['rest'], ['family', 'prayer'], ['work'], ['gratitude', 'rest']];

export const DROP_REFLECTIONS = [
  'The word “daily” stopped me. I keep asking for enough to last the month.',
  'I want to be someone who comes back quickly instead of someone who never leaves.',
  'What am I still holding that I was only ever asked to look after?',
  'I have called it patience, but some of it was fear of asking.',
  'It helps that the question came before the answer today. I could be honest.',
  'I noticed who is missing from my prayers. I added her name.',
  'Small obedience: I will call him before noon.',
  'If rest is a gift then refusing it is not humility.',
  'I listened twice. The second time I heard that it was for me and not about me.',
  'Less striving this week. It shows in my sleep.',
  'I do not understand this one yet, and I am leaving it here as a bookmark.',
] as const;

export const PASSAGES = [
  'Psalm 23',
  'Psalm 27',
  'Matthew 6',
  'John 15',
  'Isaiah 43',
  'Philippians 4',
  'Psalm 46',
  'Romans 8',
  'Lamentations 3',
  'Luke 10',
  'Psalm 139',
  'Colossians 3',
] as const;

export const PRAYER_REFLECTIONS = [
  'Read slowly and stopped at the line I would usually hurry past.',
  'Mostly silence today. It did not feel empty.',
  'Prayed for Dad by name and for the doctors by job title.',
  'Distracted, came back, distracted, came back. Perhaps that is the prayer.',
  'Gave thanks for the week, one day at a time, out loud in the car.',
  'Asked for wisdom about the job and for the courage to hear it.',
] as const;

export const NOURISH_REFLECTIONS = [
  'Cooked at home and sat down for it.',
  'Ate lunch at my desk again. Tomorrow the bench.',
  'Noticed that I was thirsty, not hungry, at four.',
  'Soup, bread, no screen.',
  'Breakfast with the children instead of standing up.',
] as const;

export const EMOTIONAL_EATING = [
  'Cookies after the call. I was lonely more than hungry.',
  'Stress before the deadline, chips in the car.',
] as const;

/** Mindful moments she sat through, as the content pack has them. */
export const MOMENTS = [
  { momentId: 'set-it-down', title: 'Set it down', seconds: 180 },
  { momentId: 'four-words', title: 'Four words', seconds: 240 },
  { momentId: 'lie-down-in-peace', title: 'Lie down in peace', seconds: 600 },
  { momentId: 'shoulders-jaw-hands', title: 'Shoulders, jaw, hands', seconds: 300 },
] as const;

export const REVIEWS = [
  {
    grateful: 'A whole hour with no one needing anything.',
    truth: 'I am more than what I finish.',
    tomorrowStep: 'Put the phone in the drawer until breakfast is over.',
  },
  {
    grateful: 'Tirzah’s message at exactly the right moment.',
    truth: 'Friendship can bear honesty.',
    tomorrowStep: 'Answer her properly, not with a heart.',
  },
  {
    grateful: 'The walk home instead of the bus.',
    truth: 'My body is not a machine for getting to work.',
    tomorrowStep: 'Shoes by the door tonight.',
  },
  {
    grateful: 'Asa fell asleep in the middle of a prayer.',
    truth: 'I may come as unfinished as that.',
    tomorrowStep: 'Pray before I plan.',
  },
] as const;
