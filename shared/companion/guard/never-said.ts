import { classify } from '../care/classify';

const NEGATION =
  /\b(?:no|not|never|nor|none|nobody|nothing|neither|without|cannot|hardly|scarcely)\b|n['’]t\b/i;

/** What no negation is said of. */
const GOD =
  /\b(?:god|lord|yahweh|jesus|christ|spirit|father|he|him|his|heaven|loved?|loves|mercy|grace|hope|forgiv\w*|peace)\b/i;

/** What the companion never says in its own words (G7, G15). A pattern that takes too much costs a sentence and no more. */
const NEVER_SAID: Readonly<Record<string, RegExp>> = {
  /** What is to come is nobody's to tell; `the will of God` is no future. */
  prediction:
    /(?<!\b(?:the|his|your|our|their|own|free|good|god['’]s) )\bwill\b|['’]ll\b|\b(?:won['’]t|shall|going to|about to|tomorrow|soon|next (?:day|week|month|year)|destined|guarantee\w*|foretell\w*|predict\w*|prophec\w*|prophes\w*)\b/i,
  order:
    /\b(?:must|should|ought|needs? to|ha(?:ve|s) to|had better|wants? (?:you|us)|commands?|stop|quit|obey)\b/i,
  bidding:
    /^\W*(?:accept|always|ask|be|believe|buy|call|come|do|don['’]t|endure|follow|forget|forgive|get|give|go|ignore|keep|leave|let|look|make|marry|never|pay|pray|put|read|remember|return|seek|sell|send|submit|take|tell|trust|turn|visit|wait)\b/i,
  harm: /\b(?:kill\w*|suicid\w*|die[sd]?|dying|dead|deaths?|end(?:s|ing)? (?:your|their) li(?:fe|ves)|hurt\w*|harm\w*|beats?|beaten|punish\w*|deserve\w*|submit\w*)\b/i,
  medicine:
    /\b(?:medic\w*|pills?|dos(?:e|es|age|ages)|drugs?|prescri\w*|diagnos\w*|symptoms?|diseases?|illness\w*|cancer|diabet\w*|depress\w*|therap\w*|doctors?|surgery|vaccin\w*|cures?|cured|treatments?)\b/i,
  law: /\b(?:lawyers?|lawsuits?|attorneys?|sue|sued|court|custody|divorc\w*|contracts?|police|testif\w*|legal\w*|illegal\w*)\b/i,
  /** Neither as itself nor in the name of God. */
  speaker: /\b(?:I|[Mm]e|[Mm]y|[Mm]ine|[Mm]yself)\b/,
  reader: /\b(?:you|your|yours|yoursel(?:f|ves)|reader|writer|friend|someone like)\b/i,
  /** Men, women and others as a class; `the anxious are`, `the weak have`, which take a plural verb; and hearts in general. */
  people:
    /\b(?:people|persons?|men|wom[ae]n|man|child(?:ren)?|famil(?:y|ies)|believers?|unbelievers?|christians?|sinners?|those|they|them|anyone|someone|everyone|everybody|one who)\b|\bthe (?!(?:psalms|proverbs|words|verses|lines|nights|days|mornings|heavens)\b)\w+ (?:are|aren['’]t|were|have|lack|know|belong)\b|\b(?:hearts?|souls?|minds?)\b[^,;]*\b(?:is|are|was|were)\b/i,
  shame:
    /\b(?:burdens?|sham(?:e|ed|es|eful|ing)|asham\w*|disgrac\w*|weak\w*|worthless|unworthy|unlov\w*|useless|hopeless|pathetic|coward\w*|fail(?:s|ed|ure|ures|ing)?|disappoint\w*|guilt\w*|blam\w*|faults?|condemn\w*|curs(?:e|ed|es)|damn\w*|reject\w*|abandon\w*|despis\w*|hate\w*|filth\w*|sinful|wicked|evil|unclean|broken|lazy|selfish)\b/i,
  drink: /\b(?:bottles?|drinks?|drinking|drunk|wine|beer|alcohol|empt(?:y|ies|ied|ying|iness))\b/i,
};

/** Whether a model may say this in its own words. */
export function isAllowed(ownWords: string): boolean {
  const isSober = !Object.values(NEVER_SAID).some((pattern) => pattern.test(ownWords));
  return isSober && !deniesGood(ownWords) && classify(ownWords) === null;
}

/** `God is not with …`, `… are not loved`, `there is no hope`. */
function deniesGood(ownWords: string): boolean {
  return NEGATION.test(ownWords) && GOD.test(ownWords);
}
