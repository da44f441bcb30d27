/**
 * How a text begins that asks for a fact or a piece of work, as one would ask a search engine or an assistant. What a
 * person writes of their own life begins otherwise, or goes on to speak of it.
 */
const REQUESTS = [
  /^(?:what|which|who|whose|when|where)(?:'s| is| are| was| were| does| do| did| has| have| will| won| wrote| invented)\b/,
  /^how (?:many|much|far|long|tall|old|big|fast|often|do (?:i|you|we)|can (?:i|you|we)|to|does|did|is|are)\b/,
  /^(?:please |can you |could you |would you |will you )*(?:write|translate|calculate|compute|solve|convert|define|explain|summari[sz]e|list|recommend|suggest|show|give|tell|find|fix|debug|generate|create|make|draw|play|compare|name|describe|help me (?:write|fix|code|with my (?:code|homework)))\b/,
  /^(?:should|shall|would) (?:i|we)\b/,
  /^(?:is|are|does|do|did|can|should|was|were|will) (?:the|a|an|it|there|this|that|you)\b/,
];

/** What is said to a machine. */
const COMMAND =
  /^(?:system|ignore|disregard|forget|override|pretend|act as|you are|you're|quote|say|reply|respond|answer|repeat|print|output)\b/;

/** A question about these is one for Scripture. */
const OF_FAITH =
  /\b(?:bible|scriptures?|verses?|psalms?|gospels?|god|jesus|christ|pray(?:er|ing)?)\b/;

/** Words with which people speak of themselves. */
const OWN = /\b(?:i|i'm|i've|i'd|i'll|my|me|myself|we|we're|our|us)\b/g;
/** How often a request may say `I` or `me` and still be one: "How do I …", "give me …". */
const OWN_IN_REQUESTS = 1;

/** Whether a text asks for something about the world, and not for a word about what it tells (R7). */
export function isFactualQuestion(text: string): boolean {
  const plain = text.trim().toLowerCase().replace(/[’ʼ]/g, "'");
  const own = plain.match(OWN)?.length ?? 0;
  if (own > OWN_IN_REQUESTS) return false;
  const isRequest = REQUESTS.some((request) => request.test(plain)) && !OF_FAITH.test(plain);
  return isRequest || COMMAND.test(plain);
}
