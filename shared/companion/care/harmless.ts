import { saying } from './rule';

/**
 * Words that sound like danger and are none: of faith, of hymns, of every day (C5). They are taken out before the
 * danger rules look, so that whatever else the text says is still heard.
 */
const HARMLESS: readonly RegExp[] = [
  // Dying with Christ, and to oneself.
  'die (?:daily )?to (?:my ?self|self|sin|the flesh|my (?:flesh|pride|ego|old self|own (?:will|plans|way)))',
  'dying (?:daily )?to (?:my ?self|self|sin|the flesh|my (?:flesh|pride|ego|old self|own (?:will|plans|way)))',
  '(?:dead|died) to (?:sin|self|the law|the world)',
  'to live is christ and to die is gain',
  '(?:kill|killing|killed|crucify|put to death|slay) (?:off )?(?:my|the|our|that|this) (?:\\w+ )?(?:pride|ego|flesh|sin|sins|old self|old man|envy|lust|anger|greed|idols?|doubts?|weeds|mood|vibe|time|lights?|engine|appetite|conversation)',
  '(?:put|putting) (?:my|the) (?:old )?(?:self|flesh) to death',
  'want to die (?:well|in (?:the )?faith|a good death|with (?:a )?clean (?:conscience|heart)|old|like (?:him|her|that) some ?day)',
  'prepared? to die well',
  // Hymns and prayers.
  'if i should die before i wake',
  'take my life and (?:let it be|use it|make it|lead it|fill it)',
  'take my life (?:o |oh )?(?:lord|jesus|my god)',
  'till i die|until i die|till the day i die|until the day i die|before i die',
  'he touched me (?:and )?(?:oh|made me whole)',
  // Figures of speech.
  'die(?:d)? (?:of|from|with) (?:laughter|laughing|embarrassment|shame|boredom|heat|joy|happiness|curiosity)',
  '(?:die|died|dying) laughing',
  'dying to (?:see|know|meet|try|hear|tell|read|go|get|visit|show|ask|eat|learn|find out)',
  'to die for(?= \\|)',
  'dead (?:tired|serious|line|end|battery|on my feet)',
  '(?:feet|back|knees|shoes|legs|head) (?:is|are|were|was) killing me',
  'kill(?:ing|ed)? (?:me with (?:kindness|laughter)|it|two birds|time|an hour|the afternoon)',
  'killing myself (?:at (?:the gym|work)|over (?:this|that|the|an?|my) (?:essay|exam|test|report|project|thesis|deadline|house|house work))',
  'kill (?:him|her|them) for (?:eating|forgetting|spoiling)',
  'shoot(?:ing)? myself in the foot',
  'shot myself in the foot',
  'drown(?:ing|ed)? myself in (?:work|coffee|tea|netflix|books|paperwork|homework)',
  'hurt myself (?:running|playing|lifting|skiing|falling|climbing|cooking|gardening|at (?:the gym|work|football|soccer|practice)|on the (?:ice|stairs|trampoline|trail|bike|slope))',
  'suicide (?:squad|door|doors|mission|hill|prevention (?:sunday|walk|training|course|month|week|day|team))',
  'political suicide',
  'wont kill (?:me|us|you|him|her)',
  'better off without (?:it|that|this|him|her|sugar|social media|my phone|the phone|facebook|instagram)',
  'end it (?:with (?:him|her|them|my (?:boyfriend|girlfriend|fiance|partner|ex))|between us|amicably)',
  // Blows that are none.
  '(?:toddler|baby|two year old|three year old|kitten|cat|dog|puppy|goat|horse|swan) {adverb}(?:hits?|kick(?:s|ed)|bit|bites|slapped|punched|scratched|attacked|head ?butted|licked) (?:me|us|my \\w+)',
  '(?:ball|car|door|branch|truck|wave|bike|swing|stone|wind|cold|heat|rain|smell|storm|covid|flu|headline|bill|wall|tired|hunger) {adverb}hit (?:me|us)',
  'hit me up',
  'chok(?:es|ed) (?:me|us) up',
  'bath bombs?',
  'nude (?:color|colour|shade|lipstick|heels|nails)',
  '(?:it|this|that|sermon|verses?|words?|news|truth|grief|loss|psalm|line|song|text|passage|reality|thought|question) {adverb}(?:hits?|shook|shakes|struck) (?:me|us|him|her)',
  'hits? (?:me|us|him|her|my {kin}) with (?:a|an|the|some) (?:\\w+ )?(?:questions?|news|truth|idea|bill|facts?|snowball|pillow|hug|water balloon)',
  'hit by (?:a|the) (?:\\w+ )?(?:wave|car|truck|bus|sense|verse|sermon|word|thought|flu|virus|cold|storm|hurricane|question|line)',
  '(?:beats?|beaten) (?:(?:me|us|him|her|them|my {kin}) )?(?:again )?(?:by (?:\\w+ ){1,4})?(?:at|in) (?:a )?(?:chess|checkers|cards|scrabble|monopoly|tennis|ping pong|volleyball|football|soccer|basketball|baseball|golf|bowling|trivia|uno|the (?:game|race|finals?|match|quiz))',
  'beats? (?:me|us|him|her|them) (?:to it|to the (?!ground|floor|point|wall|edge|brink|bone)\\w+|by (?:\\w+ ){1,2}(?:points?|goals?|seconds?|runs?))',
  'kick(?:ed|s)? (?:me|us|him|her) out of the (?:kitchen|game|chat|group|meeting|call)',
  'push(?:ed|es) me to (?:apply|try|grow|finish|pray|study|practi[cs]e)',
  'grab(?:s|bed) (?:me|us) (?:a |some )?(?:coffee|lunch|food|seats?|tickets|dinner|snacks|table)',
  // Stories that are read, not lived.
  '(?:elijah|jonah|moses|job|samson) (?:\\w+ ){0,5}(?:wanted|wished|longed|asked|begged|prayed) (?:god )?(?:to die|for death|that he might die)',
  '(?:herod|saul|haman|pharaoh|absalom|esau|jezebel|pharisees|chief priests|josephs brothers|sanhedrin) (?:\\w+ ){0,3}(?:wanted|tried|sought|planned|plotted|going|about) to (?:kill|stone|destroy|harm)',
  '(?:amnon|shechem) (?:\\w+ )?(?:raped|violated|forced)',
  'rape of (?:tamar|dinah)',
  'eager to take my life',
  'beat him with (?:their fists|rods?|a reed)',
  'break their teeth (?:o )?god',
].map(saying);

/** Prophets who say so in Scripture, in a text that is about reading it. */
const PROPHET = /\b(?:jonah|elijah|moses|job)s?\b/;
const READING = /\b(?:read|reading|book|chapter|verses?|story|prophets?|sermon|bible|preached)\b/;

/** What they say. Left out only there: anywhere else it may be the person's own wish. */
const SAID_BY_PROPHETS: readonly RegExp[] = [
  '(?:it is |its )?better (?:for me )?to die than to live',
  'kill me (?:right now|at once)',
].map(saying);

/** The text without what is harmless. Takes and gives a form of `readPlainly`. */
export function leaveOutHarmless(form: string): string {
  const said = PROPHET.test(form) && READING.test(form) ? SAID_BY_PROPHETS : [];
  return [...HARMLESS, ...said].reduce(
    (rest, pattern) => rest.replace(new RegExp(pattern, 'g'), '~'),
    form,
  );
}
