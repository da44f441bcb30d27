import type { Operator } from '../../shared/api/contact';
import { NOT_SET_UP } from '../config';
import type { Message, SignOff } from './mailer';

/** The content of an email. Its plain text and its HTML are both made from this, so no email writes HTML itself. */
export interface Email {
  readonly to: string;
  readonly subject: string;
  /** Our emails begin with “Hi,” and no name: the privacy policy promises it, and a username can be any text (A31). */
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do: a button, with the address it opens below it. */
  readonly action?: { readonly label: string; readonly href: string };
  /** What else there is to know, below the button. */
  readonly closing: readonly string[];
  readonly signOff: SignOff;
}

export function signOffOf(origin: string, { name, email }: Operator): SignOff {
  const from = `Sent from ${new URL(origin).host}`;
  if (name === NOT_SET_UP.name || email === NOT_SET_UP.email) {
    return ['Choose Wholeness', `${from}.`];
  }
  return ['Choose Wholeness', `${from} by ${name}. Questions? Write to ${email}.`];
}

export function writeEmail(email: Email): Message {
  return { to: email.to, subject: email.subject, text: toText(email), html: toHtml(email) };
}

function toText({ greeting, paragraphs, action, closing, signOff }: Email): string {
  const button = action ? [`${action.label}\n${action.href}`] : [];
  const parts = [greeting, ...paragraphs, ...button, ...closing, signOff.join('\n')];
  return `${parts.join('\n\n')}\n`;
}

/** Its colors are those of the reader's program, light or dark, but for the button. It fetches nothing. */
function toHtml({ subject, greeting, paragraphs, action, closing, signOff }: Email): string {
  const parts = [
    ...[greeting, ...paragraphs].map(toParagraph),
    ...(action ? [toButton(action)] : []),
    ...closing.map(toParagraph),
    `<p style="font-size: 14px">${signOff.map(escapeHtml).join('<br>')}</p>`,
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin: 0; padding: 24px; font: 16px/1.5 sans-serif">
<div style="max-width: 560px">
${parts.join('\n')}
</div>
</body>
</html>
`;
}

function toParagraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}

function toButton({ label, href }: NonNullable<Email['action']>): string {
  const address = escapeHtml(href);
  const look =
    'display: inline-block; padding: 12px 20px; border-radius: 8px; background: #1d4b3c; color: #fbf7ee; text-decoration: none';
  return `<p><a href="${address}" style="${look}">${escapeHtml(label)}</a></p>
<p><a href="${address}" style="word-break: break-all">${address}</a></p>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
