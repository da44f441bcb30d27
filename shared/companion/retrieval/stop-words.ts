/** Words that say nothing of what a text is about, without apostrophes; also those that every page of Scripture has. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  [
    'a about above after again against ago all almost also although always am among an and another any anyone',
    'anything are aren arent around as at away back be became because become been before behind behold being below',
    'between both but by came can cannot cant come comes coming could couldnt day days did didnt do does doesnt doing',
    'done dont down during each either else enough even ever every everyone everything far few first for from get',
    'gets getting give given go goes going gone got had has have having he her here hers herself him himself his',
    'how however i if in indeed instead into is isnt it its itself just keep keeps kept knew know known',
    'knows last least less let lets like likely long look looked looking lot made make makes making man many may maybe',
    'me men might mine more most much must my myself near never next no none nor not nothing now of off often oh on',
    'once one ones only onto or other others our ours ourselves out over own people perhaps put quite rather really',
    'said same saw say saying says see seem seemed seems seen several shall she should shouldnt since so some someone',
    'something sometimes somehow soon still such sure take taken taking tell than that thats the their theirs them',
    'themselves then there these they thing things think thinking third this those though',
    'thought three through thus time times to today together told too took toward towards two under until unto up upon',
    'us used using very want wanted wants was wasnt way we well went were werent what whatever when whenever',
    'where wherever whether which while who whoever whole whom whose why will with within without wont would wouldnt',
    'yeah yes yesterday yet you your yours yourself',
    'god lord jesus christ yahweh israel king land',
  ].flatMap((line) => line.split(' ')),
);
