import { type CareRule, saying } from './rule';

const medical = { kind: 'declined', about: 'medical' } as const;
const legal = { kind: 'declined', about: 'legal' } as const;
const prediction = { kind: 'declined', about: 'prediction' } as const;

const DRUG =
  '(?:medicines?|medications?|meds|drugs?|dos(?:e|es|age)|mg|milligrams?|tablets?|pills?|anti ?depressants?|antibiotics?|insulin|lithium|ibuprofen|paracetamol|tylenol|acetaminophen|aspirin|statins?|chemo(?:therapy)?|radiation|vaccines?|jab|surgery|operation|transplant|herbal|herbs|supplements?|xanax|zoloft|prozac|lexapro|sertraline|melatonin|steroids?|opioids?|painkillers?|inhaler|blood thinners?|birth control|sleeping pills|essential oils|ssri)';

/** What a book of verses must not answer, however it is asked. */
export const DECLINED_RULES: readonly CareRule[] = [
  {
    concern: medical,
    reason: 'Asks what to take, to stop, or to have done to a body.',
    patterns: [
      `(?:can|should|could|may|must|do|how (?:much|many|long|often)|what|which|(?:is it|its) (?:safe|ok|okay|fine|wrong|bad|a sin)) (?:\\w+ ){0,6}(?:take|stop|quit|skip|start|switch|increase|double|lower|mix|give|use|try|refuse|combine|come off|go off|get off|wean off|stopping|skipping|taking)(?: \\w+){0,4} ${DRUG}`,
      `(?:should|can|do|must|could) (?:i|we|he|she|my \\w+) (?:really |even )?(?:have|get|need|accept|choose) (?:the|this|a|an|that|another|my) (?:\\w+ )?${DRUG}`,
      `(?:what|which|how much|how many) (?:\\w+ )?${DRUG}`,
      `(?:stop|stopped|stopping|quit|quitting|skip|skipping|threw (?:out|away)|flushed|came off) (?:taking )?(?:all )?(?:my|his|her|the) (?:\\w+ )?${DRUG}`,
      '(?:instead of|rather than) (?:chemo|surgery|treatment|medication|insulin|the (?:doctor|hospital|medicine))',
    ],
  },
  {
    concern: medical,
    reason: 'Asks what an illness is, or how to treat one.',
    patterns: [
      '(?:do|does|are|could|can|would|what do|what are) (?:my|these|those|the|this|his|her) (?:\\w+ )?(?:symptoms?|rash|lump|headaches?|pains?|cough|mole|fever|test results?|blood pressure|lab results?|x ?ray|mri)(?: \\w+){0,2} (?:sound|look|mean|seem|point|indicate|be|normal|serious|cancer\\w*|dangerous|like)',
      'symptoms of',
      'diagnos(?:e|is) (?:me|my|this|him|her)(?= )',
      '(?:what is|whats) wrong with my (?:\\w+ )?(?:stomach|back|heart|head|skin|knee|throat|chest|eye|eyes|leg|arm|body|blood)',
      '(?:is|could) (?:this|it|that) (?:be )?(?:really )?(?:cancer|diabetes|a (?:heart attack|stroke|tumou?r|clot)|contagious|infected|broken|malignant|appendicitis|covid|adhd|bipolar|dementia)',
      'do i have (?:cancer|diabetes|covid|adhd|bipolar|depression|dementia|a (?:tumou?r|clot|infection|concussion)|an infection)',
      '(?:how (?:do|can|should|to)|whats the best way to|best way to) (?:i |you |we )?(?:treat|cure|get rid of|heal|relieve) (?:a|an|my|the|this|his|her) (?:\\w+ )?(?:rash|fever|infection|wart|diabetes|cancer|migraines?|cough|uti|burn|wound|flu|eczema|ulcer|sprain|tumou?r|cold sore|headaches?|toothache)',
      '(?:pretend|act|imagine) (?:that )?(?:to be|you are|youre|you re|as|like) (?:a|my) (?:doctor|nurse|physician|therapist|pharmacist|psychiatrist)',
    ],
  },
  {
    concern: legal,
    reason: 'Asks what the law allows, or what to do before a court or an office.',
    patterns: [
      'can (?:my|the|a|our|his|her) (?:\\w+ )?(?:landlord|boss|employer|ex|police|company|school|bank|neighbou?rs?|hoa|government|landlady|wife|husband|insurance) (?:\\w+ ){0,3}(?:evict|fire|sue|arrest|take|deny|refuse|search|keep|charge|terminate|withhold|force me|make me|read|record)',
      '(?:can|should|could|may|do|must|how do|how can|how would) (?:i|we|she|he) (?:\\w+ ){0,2}(?:sue|press charges|plead (?:guilty|not|the fifth)|appeal the|evict|break (?:the|my|our) lease|countersue|take (?:him|her|them|it) to court|go to court|testify|file (?:\\w+ ){0,3}(?:lawsuit|bankruptcy|divorce|custody|order|claim|charges|suit|complaint|appeal|police report)|contest (?:the|a|his|her)|get (?:\\w+ ){0,2}custody|get (?:a )?(?:restraining|protection) order|sign (?:the|this|a) (?:contract|nda|papers|agreement|prenup|settlement|lease))',
      '(?:how (?:do|can|to|should)|help me) (?:i |we )?(?:get|win|file|fight|contest|draft|apply for|write|make) (?:\\w+ ){0,4}(?:custody|lawsuit|restraining order|divorce papers|visa|asylum|green card|citizenship|eviction|alimony|child support|bankruptcy|patent|power of attorney|settlement|legal (?:letter|will)|last will)',
      '(?:write|make|contest|draft|challenge) (?:a|my|the|his|her|our) (?:last )?will(?= \\|| (?:and testament|legally|without|that|so))',
      '(?:is it|its|is that|was it|would it be) (?:legal|illegal|against the law)(?! of (?:moses|god))',
      'legally (?:entitled|allowed|required|binding|obliged|responsible|have to|my|divorced?)',
      '(?:what are|know|do i have) (?:my |any )?(?:legal )?rights (?:as|if|when|here|under|in (?:court|law))',
      '(?:my|any) legal (?:rights|options|case|advice|chances)',
      'legal advice',
      'statute of limitations|small claims|plead guilty|not guilty plea|am i liable',
      '(?:pretend|act|imagine) (?:that )?(?:to be|you are|youre|as|like) (?:a|my) (?:lawyer|attorney|judge|solicitor)',
    ],
  },
  {
    concern: prediction,
    reason: 'Asks outright to be told what will come.',
    patterns: [
      '(?:tell|show|reveal to|let) me (?:\\w+ ){0,8}(?:what will happen|what is going to happen|whats going to happen|the future|my future|if (?:he|she|i|we|they) (?:will|ll)|whether (?:he|she|i|we|they) (?:will|ll)|when (?:i|he|she|we)(?:ll| will)|who (?:i|will|ill))',
      '(?:predict|foretell) (?:\\w+ ){0,4}(?:my|the|our|what|who|when|if|whether|his|her|future|election|date)',
      '(?:whats|what is|what does|what lies|what holds?) (?:\\w+ ){0,3}(?:my future|future (?:hold|bring|look)|horoscope|zodiac|star sign)',
      '(?:read|tell|look into|see) (?:me )?(?:my|our) (?:fortune|future|palm|horoscope|cards|tarot|stars)',
      '(?:lottery|lotto|powerball|winning|lucky) (?:numbers?|ticket numbers?)',
      '(?:which|what) (?:\\w+ )?(?:team|horse|stocks?|shares|coin|crypto|number|numbers|candidate) (?:\\w+ )?(?:will|should i (?:buy|bet|pick|play)|is going to|wins?)',
      'will (?:\\w+ )?(?:bitcoin|crypto|stocks?|house prices|the (?:stock )?market|the economy|gold|interest rates) (?:\\w+ )?(?:go|rise|fall|crash|recover|drop)',
      '(?:who|whos)(?: is| will|s)? (?:going to )?win (?:the|next|this) (?:\\w+ )?(?:election|game|super bowl|match|world cup|cup|race|war|presidency|vote|final|season)',
      'when (?:will|is|are|does|exactly will) (?:the |our |this )?(?:world|end(?: times?)?|rapture|jesus|christ|second coming|tribulation|antichrist|armageddon|lord)(?: \\w+){0,2} (?:end|come|coming|happen|return|returning|begin|start|be|going)',
      '(?:date|day|year|hour) (?:of|for) (?:the )?(?:rapture|end|second coming|christs return|armageddon|my death)',
      'prophe(?:cy|cies) (?:says?|say) about (?:the |our |this )?(?:\\w+ )?(?:candidate|election|president|economy|market|next year|me)',
      'how long (?:do i have|have i got|will i|does he have|does she have) (?:left )?(?:to )?live',
      'when (?:will|am) i (?:going to )?(?:die|get married|meet my|marry|find (?:a|my|the|love)|get pregnant|have a (?:baby|child)|get (?:a|the) job|be rich)',
    ],
  },
].map(({ patterns, ...rule }) => ({ ...rule, patterns: patterns.map(saying) }));

/**
 * Questions after what will come that are also sighs: `Will I ever marry?` Heard as a request only where they are most of
 * what was written (C8), so that an entry full of longing is met with comfort.
 */
export const VENTING_RULE: CareRule = {
  concern: prediction,
  reason: 'Asks what will come, and little else.',
  patterns: [
    'will (?:i|we) (?:ever |finally |really |still )?(?:get (?:married|pregnant|rich|promoted|better|well|divorced|into|the|a|my)|marry|find (?:a|the|my|love|work|somebody|someone)|have (?:a |another )?(?:baby|children|kids|child|son|daughter|family)|be (?:rich|famous|healed|cured|married|successful|single|promoted|a (?:mother|father|mom|dad))|win|pass (?:my|the)|die|survive|make it|live to|meet|recover|lose)',
    'will (?:he|she|they|my {kin}|my \\w+) (?:ever |finally |really |still )?(?:come back|recover|survive|leave me|return|die|live|make it|propose|marry|call|change|get (?:better|well|the|a)|be (?:healed|cured|ok|okay|a (?:boy|girl))|pass|love me|forgive me|win)',
    '(?:is|are) (?:he|she|they|we|my {kin}) (?:going to|ever going to) (?:\\w+ )?(?:come back|leave|die|marry|propose|cheat|recover|get (?:better|well)|make it|call|survive|be (?:ok|okay|together))',
    'am i (?:ever )?going to (?:\\w+ )?(?:die|marry|get|lose|win|find|pass|recover|make it)',
  ].map(saying),
};
