import type { AlsoKept } from '../../../../shared/api/server-export';
import { isPlanId, PLAN_TITLES } from '../../../../shared/content/plans/plan-titles';
import { html, type Markup } from './markup';

/** What only the server keeps, to read: what the person wrote there, their profile and what they allowed (A12). */
export function serverSection(kept: AlsoKept): Markup {
  const { account, picture, consents, suggestions, votes } = kept;
  return html`<section class="day">
<h2>On our server</h2>
<article>
<h3>Your profile</h3>
${facts([
  ['Email', account.email],
  ['Email to confirm', account.emailToConfirm],
  ['Plan', account.plan],
  ['Time zone', account.timeZone],
  ['Account created', dayOf(account.createdAt)],
  ['Picture', picture && (picture.file ?? picture.url)],
])}
</article>
${(kept.circles ?? []).map(circleArticle)}
${suggestions.map(({ suggestion }) => words('A question you suggested', [suggestion]))}
${(kept.replies ?? []).map(({ text }) => words('A reply you wrote', [text]))}
${votes.length > 0 ? words('Your votes', [votesInWords(votes)]) : undefined}
${(kept.feedback ?? []).map(({ subject, message, replies }) => words('Feedback', [subject, message, ...replies.map(({ text }) => `The reply: ${text}`)]))}
${(kept.flags ?? []).map(({ references, note }) => words('A flag on the companion', [references.join(', '), note]))}
${consents.length > 0 ? words('What you allowed or refused', consents.map(consentInWords)) : undefined}
<p class="aside">Devices, payments, and the rest are in data.json.</p>
</section>
`;
}

type Circle = NonNullable<AlsoKept['circles']>[number];

function circleArticle(circle: Circle): Markup {
  const { circleName, requests, responses, prayers, guidance = [], plan } = circle;
  return html`<article>
<h3>${`Prayer circle: ${circleName ?? 'one you’ve left'}`}</h3>
${requests.map(({ title, description, story }) => html`<h4>You asked for prayer</h4>${paragraphs([title, description, story])}`)}
${responses.map(({ message }) => html`<h4>You answered</h4>${paragraphs([message])}`)}
${guidance.map(({ title, text }) => html`<h4>You wrote for the circle</h4>${paragraphs([title, text])}`)}
${facts([['Reading plan you chose for the circle', plan ? sayPlan(plan.plan) : null]])}
${facts([['Days you prayed', prayers.length === 0 ? null : String(prayers.length)]])}
</article>
`;
}

function sayPlan(plan: string): string {
  return isPlanId(plan) ? PLAN_TITLES[plan] : plan;
}

function words(title: string, texts: readonly (string | null)[]): Markup {
  return html`<article>
<h3>${title}</h3>
${paragraphs(texts)}
</article>
`;
}

function paragraphs(texts: readonly (string | null)[]): Markup[] {
  return texts
    .filter((text) => text !== null && text !== '')
    .map((text) => html`<p>${text ?? ''}</p>`);
}

function facts(pairs: readonly (readonly [label: string, value: string | null])[]): Markup[] {
  return pairs
    .filter(([, value]) => value !== null && value !== '')
    .map(([label, value]) => html`<p class="fact"><span>${label}</span> ${value ?? ''}</p>`);
}

function votesInWords(votes: AlsoKept['votes']): string {
  const up = votes.filter(({ vote }) => vote === 'upvote').length;
  return `${up} for, ${votes.length - up} against`;
}

function consentInWords({
  at,
  consentType,
  granted,
  version,
}: AlsoKept['consents'][number]): string {
  return `${dayOf(at)}: ${consentType}, ${granted ? 'allowed' : 'refused'}, version ${version}`;
}

function dayOf(moment: string): string {
  return moment.slice(0, 10);
}
