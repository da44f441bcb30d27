import type {
  DataExport,
  ExportedDraft,
  ExportedRecord,
  ExportedRecording,
} from '../../../../shared/api/export';
import type { DeviceExport } from '../../../../shared/api/server-export';
import { isLocalDay } from '../../../../shared/domain/local-day';
import { dayOf, isLocalMinute } from '../../../../shared/domain/local-minute';
import { type Stretch, stretchesOf } from '../../../../shared/domain/quoted-text';
import { mediaIdOf } from '../../../../shared/protocol/media';
import { entryPhotos } from '../../../../shared/records/journal-entry';
import { findKind } from '../../../../shared/records/registry';
import { kindOfDraft, kindsInOrderOfDay, kindWords } from '../../../records/kind-words';
import type { FieldWords } from '../../../records/kinds/kind-words';
import { photoFields } from '../../../records/photos-of';
import { formatDate, formatFullDate } from '../../../ui/format/days';
import { formatMinuteTime } from '../../../ui/format/times';
import { moodNames } from '../../../ui/mood-names';
import { cardFieldText } from './card-field-text';
import { html, type Markup, markup } from './markup';
import { PAGE_STYLE } from './page-style';
import { planFieldText } from './plan-field-text';
import { serverSection } from './server-section';

/** Not a person's words. */
const INTERNAL_FIELDS = new Set([
  'id',
  'day',
  'createdAt',
  'updatedAt',
  'keptVersions',
  'heardPlace',
]);

/** What lies in the folders beside the page, by id. */
type Files = ReadonlyMap<string, ExportedRecording>;

/**
 * The export as one page to read and to print: no script, no network, nothing a person wrote can be anything but text (A12).
 * Recordings play and photos show from the folders beside it.
 */
export function readablePage(file: DeviceExport): string {
  const files: Files = new Map(file.recordings?.map((recording) => [recording.id, recording]));
  const days = byDay(file);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src 'self' file:; media-src 'self' file:">
<title>Choose Wholeness: ${file.account.username}</title>
<style>${markup(PAGE_STYLE)}</style>
</head>
<body>
<header>
<p class="mark">Choose Wholeness</p>
<h1>${file.account.username}</h1>
<p>${subtitle(days)}</p>
</header>
<main>
${file.notAllHere === undefined ? undefined : html`<p class="aside">${file.notAllHere}</p>`}
${days.map(([day, entries]) => daySection(day, entries, files))}
${draftSection(file, files)}
${unreadSection(file)}
${'alsoKept' in file ? serverSection(file.alsoKept) : html`<p class="aside">${file.notInThisFile}</p>`}
</main>
<footer>Exported on ${formatDate(file.exportedAt.slice(0, 10))}. The file data.json next to this page has the same data, ready to import.</footer>
</body>
</html>
`.text;
}

interface Entry {
  readonly kind: string;
  readonly record: ExportedRecord;
}

/** Oldest day first, each in the order of a day. */
function byDay({ records }: DataExport): [string, Entry[]][] {
  const order = [
    ...new Set([...kindsInOrderOfDay().map(({ name }) => name), ...Object.keys(records)]),
  ];
  const days = new Map<string, Entry[]>();
  for (const kind of order) {
    for (const record of records[kind] ?? []) {
      days.set(record.day, [...(days.get(record.day) ?? []), { kind, record }]);
    }
  }
  return [...days].sort(([a], [b]) => (a < b ? -1 : 1));
}

function subtitle(days: readonly [string, unknown][]): string {
  const [first] = days[0] ?? [];
  const [last] = days.at(-1) ?? [];
  if (first === undefined || last === undefined) return 'Nothing has been written yet.';
  return first === last ? formatDate(first) : `${formatDate(first)} to ${formatDate(last)}`;
}

function daySection(day: string, entries: readonly Entry[], files: Files): Markup {
  return html`<section class="day">
<h2><time datetime="${day}">${formatFullDate(day)}</time></h2>
${entries.map((entry) => entryArticle(entry, files))}
</section>
`;
}

function entryArticle({ kind, record }: Entry, files: Files): Markup {
  const of = { kind, files, photoWords: `Photo of ${formatDate(record.day)}` };
  const { title, labels } = findKind(kind) ? kindWords(kind).printed : { title: kind, labels: {} };
  const fields = [...new Set([...Object.keys(labels), ...Object.keys(record)])];
  return html`<article>
<h3>${title}</h3>
${fields
  .filter((name) => !INTERNAL_FIELDS.has(name))
  .map((name) => fieldBlock(labelOf(labels, name), saying(name, record[name], of)))}
${(record.keptVersions ?? []).map(({ field, value }) =>
  fieldBlock(`Another version of ${labelOf(labels, field) || 'it'}`, saying(field, value, of)),
)}
</article>
`;
}

/** A field may be called as something of every object is. */
function labelOf(labels: FieldWords, field: string): string {
  return (Object.hasOwn(labels, field) ? labels[field] : undefined) ?? field;
}

function fieldBlock(label: string, value: Saying | undefined): Markup {
  if (value === undefined) return html``;
  if (label === '') return value.block;
  if (value.short !== undefined)
    return html`<p class="fact"><span>${label}</span> ${value.short}</p>`;
  return html`<h4>${label}</h4>${value.block}`;
}

/** A value as it stands under its label, and where it is no more than a word as it stands beside it. */
interface Saying {
  readonly block: Markup;
  readonly short?: string;
}

/** Fields whose text is one of a few words. */
const CHOICES = new Set(['mood', 'energyLevel', 'title', 'datedAt']);

/** The kind of the record, where what a field names is found, and what a photo is called to those who don't see it. */
interface Beside {
  readonly kind: string | undefined;
  readonly files: Files;
  readonly photoWords: string;
}

/** What a field says; undefined where it says nothing. */
function saying(name: string, value: unknown, beside: Beside): Saying | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (Array.isArray(value) && value.length === 0) return undefined;
  if (name === 'starred' && value === false) return undefined;
  const recording = typeof value === 'string' ? mediaIdOf(value) : undefined;
  if (recording !== undefined) return { block: sound(beside.files.get(recording)) };
  if (Array.isArray(value) && photoFields(beside.kind ?? '').includes(name)) {
    return { block: html`${value.map((each) => photo(each, beside))}` };
  }
  const ofKind = cardFieldText(beside.kind, name, value) ?? planFieldText(beside.kind, name, value);
  const text = ofKind ?? asText(name, value);
  const block = html`${stretchesOf(text).map(paragraph)}`;
  const isLong = ofKind === undefined && typeof value === 'string' && !CHOICES.has(name);
  return isLong ? { block } : { block, short: text };
}

/** A stretch of a text; what the person saved as quoted is a quotation here, too. */
function paragraph({ quoted, text }: Stretch): Markup {
  return quoted ? html`<blockquote>${text}</blockquote>` : html`<p>${text}</p>`;
}

function sound(recording: ExportedRecording | undefined): Markup {
  if (recording === undefined || 'missing' in recording) {
    return html`<p class="aside">A recording that isn’t in this file.</p>`;
  }
  return html`<audio controls preload="none" src="${recording.file}"></audio>`;
}

/** A photo, or its preview where that alone is in the file. */
function photo(value: unknown, { files, photoWords }: Beside): Markup {
  const named = entryPhotos.safeParse([value]).data?.[0];
  const [whole, small] = [named?.url, named?.preview].map((url) => files.get(mediaIdOf(url) ?? ''));
  const shown = [whole, small].find((each) => each !== undefined && 'file' in each);
  if (named === undefined || shown === undefined || !('file' in shown)) {
    return html`<p class="aside">A photo that isn’t in this file.</p>`;
  }
  const size = html`width="${String(named.width)}" height="${String(named.height)}"`;
  return html`<img src="${shown.file}" ${size} alt="${photoWords}">`;
}

function asText(name: string, value: unknown): string {
  if (name === 'mood' && typeof value === 'string' && Object.hasOwn(moodNames, value)) {
    const { emoji, label } = moodNames[value as keyof typeof moodNames];
    return `${emoji} ${label}`;
  }
  if (name === 'datedAt' && typeof value === 'string') return minuteInWords(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (isPlain(value)) return String(value);
  const isPlainList = Array.isArray(value) && value.every(isPlain);
  return isPlainList ? value.join(', ') : JSON.stringify(value, null, 2);
}

function isPlain(item: unknown): boolean {
  return typeof item === 'string' || typeof item === 'number';
}

function draftSection({ drafts = [] }: DataExport, files: Files): Markup {
  const articles = drafts.flatMap((draft) => draftArticle(draft, files) ?? []);
  if (articles.length === 0) return html``;
  return html`<section class="day">
<h2>Not saved yet</h2>
${articles}
</section>
`;
}

/** What was put into a form, without the record it began on; undefined where that is nothing. */
function draftArticle({ key, value }: ExportedDraft, files: Files): Markup | undefined {
  const [place = '', rest = ''] = key.split(':');
  const kind = kindOfDraft(place);
  const { title, labels } = kind ? kindWords(kind).printed : { title: 'A draft', labels: {} };
  const of = { kind, files, photoWords: 'Photo of a draft' };
  const blocks = formFields(value, labels).flatMap(([name, given]) => {
    const said = saying(name, given, of);
    const label = Object.hasOwn(labels, name) ? labelOf(labels, name) : '';
    return said === undefined ? [] : fieldBlock(label, said);
  });
  if (blocks.length === 0) return undefined;
  const day = isLocalDay(rest) ? `, ${formatDate(rest)}` : '';
  return html`<article>
<h3>${title}${day}</h3>
${blocks}
</article>
`;
}

/** The fields that say something, in the order of their labels; words of any other kind of draft without a name. */
function formFields(value: unknown, labels: FieldWords): [string, unknown][] {
  const form = typeof value === 'object' && value !== null && 'form' in value ? value.form : value;
  if (typeof form !== 'object' || form === null) return unnamed(form);
  const fields = new Map<string, unknown>(Object.entries(form));
  const names = [...new Set([...Object.keys(labels), ...fields.keys()])];
  return names.flatMap((name): [string, unknown][] => {
    const given = fields.get(name);
    if (!Object.hasOwn(labels, name)) return unnamed(given);
    // What was not touched: a form has each of its fields from the start.
    const isUntouched = given === false || given === 0 || (isString(given) && given.trim() === '');
    return isUntouched ? [] : [[name, given]];
  });
}

function unnamed(value: unknown): [string, unknown][] {
  return wordsIn(value).map((words) => ['', words]);
}

function wordsIn(value: unknown): string[] {
  if (isString(value)) return [value].filter((text) => text.trim() !== '');
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(wordsIn);
}

function isString(value: unknown): value is string {
  return typeof value === 'string';
}

function unreadSection({ unread }: DataExport): Markup {
  if (unread.length === 0) return html``;
  return html`<section class="day">
<h2>From a newer version of the app</h2>
${unread.map((record) => html`<pre>${JSON.stringify(record, null, 2)}</pre>\n`)}
</section>
`;
}

/** A local minute; anything else as it is. */
function minuteInWords(minute: string): string {
  if (!isLocalMinute(minute)) return minute;
  return `${formatFullDate(dayOf(minute))}, ${formatMinuteTime(minute)}`;
}
