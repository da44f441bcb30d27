import type { Concern } from './concern';

/** Some ways of saying one thing, and why it is heard so. The patterns see text from `readPlainly`. */
export interface CareRule {
  readonly concern: Concern;
  /** For whoever changes the rule; nobody else reads it. */
  readonly reason: string;
  readonly patterns: readonly RegExp[];
}

/** Groups of words that patterns name in braces, `{kin}`. */
const WORDS: Readonly<Record<string, string>> = {
  kin: '(?:husband|wife|spouse|boyfriend|girlfriend|partner|fiance|fiancee|ex|dad|daddy|father|stepdad|stepfather|mom|mum|mummy|mommy|mother|stepmom|stepmum|stepmother|parents?|brother|stepbrother|sister|uncle|aunt|auntie|cousin|grandfather|grandpa|granddad|grandmother|grandma|in ?laws?|son|daughter|roommate|flatmate)',
  leader:
    '(?:pastor|priest|elder|deacon|coach|teacher|boss|manager|tutor|babysitter|carer|caregiver|(?:youth|group|choir|scout|worship) ?(?:leader|pastor))',
  someone:
    '(?:him|her|them|someone|somebody|people|everyone|everybody|myself and|my {kin}|my (?:baby|kids?|child|children|family|boss|class|teacher|neighbou?r)|the (?:baby|kids?|child|children|bastard)|(?:that|the|this) (?:man|woman|guy|boy|girl|person|kid)|(?:the|those|these) (?:people|men|women|boys|girls|kids|ones)|whoever|anyone)',
  us: '(?:me|us|the (?:kids|children|baby)|my (?:kids|children|baby|son|daughter|sister|brother|mom|mum|mother|dad|father|wife))',
  some: '(?:\\w+ ){0,3}',
  adverb:
    '(?:(?:just|really|had|has|finally|all|still|so|always|once|also|then|even|suddenly|nearly|almost) )?',
};

/** A pattern that begins and ends with whole words; `{name}` stands for a group of words. */
export function saying(source: string): RegExp {
  return new RegExp(`\\b(?:${fillIn(source)})(?![a-z])`);
}

function fillIn(source: string): string {
  return source.replace(/\{([a-z]+)\}/g, (_, name: string) => {
    const words = WORDS[name];
    if (words === undefined) throw new Error(`There are no words named ${name}`);
    return fillIn(words);
  });
}
