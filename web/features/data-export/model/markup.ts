/** HTML that is safe as it stands. */
export interface Markup {
  readonly text: string;
}

type Part = string | Markup | undefined | readonly (Markup | undefined)[];

/** HTML of the program's own making, such as a style sheet; never anything that a person wrote. */
export function markup(text: string): Markup {
  return { text };
}

/** A template whose strings are all escaped; only what such a template made stands as HTML (A12). */
export function html(literals: TemplateStringsArray, ...parts: Part[]): Markup {
  const text = literals.reduce((sum, literal, at) => `${sum}${render(parts[at - 1])}${literal}`);
  return { text };
}

function render(part: Part): string {
  if (part === undefined) return '';
  if (typeof part === 'string') return part.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
  return 'text' in part ? part.text : part.map(render).join('');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
