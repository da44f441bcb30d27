import { canonicalJson } from '../record-hash';

/** Whether two JSON values are the same, whatever the order of their keys. */
export function isSame(a: unknown, b: unknown): boolean {
  return a === b || canonicalJson(a) === canonicalJson(b);
}

/** Whether a value holds nothing that could be lost. */
export function isBlank(value: unknown): boolean {
  return (
    value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
  );
}

/** A value as a person would read it in a kept version: text as it is, anything else as JSON. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : canonicalJson(value);
}

/** A field of a body, never one of its prototype. */
export function fieldOf(body: Readonly<Record<string, unknown>>, field: string): unknown {
  return Object.hasOwn(body, field) ? body[field] : undefined;
}
