import { classify } from '../care/classify';

/** What the companion never says in its own words (G7). A pattern that takes too much costs a sentence and no more. */
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
};

/** Whether a model may say this in its own words. */
export function mayBeSaid(ownWords: string): boolean {
  const isSober = !Object.values(NEVER_SAID).some((pattern) => pattern.test(ownWords));
  return isSober && classify(ownWords) === null;
}
