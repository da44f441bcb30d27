/** Runs in the page, where no PDF says it: its words under the styles for paper, which then stay. */
function readOnPaper(): string {
  const follow = (rules: Iterable<CSSRule>) => {
    for (const rule of rules) {
      if ('media' in rule) {
        const media = rule.media as MediaList;
        if (media.mediaText === 'print') media.mediaText = 'all';
        else if (media.mediaText === 'screen') media.mediaText = 'not all';
      }
      if ('cssRules' in rule) follow(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) follow(sheet.cssRules);
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not printed
  return document.body.innerText;
}

/** What a driver evaluates to have it run. The compiler wraps functions in a call of __name. */
export const WORDS_ON_PAPER = `((__name) => (${readOnPaper})())((named) => named)`;
