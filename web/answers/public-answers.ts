import type { CompanionView } from '../../shared/api/companion';
import type { Operator } from '../../shared/api/contact';

// By hand: a schema library would be the greater part of what a visitor loads.

/** The sales address in an answer of GET /api/contact, null where there is none; undefined if it is no such answer. */
export function readSales(answer: unknown): string | null | undefined {
  if (!isObject(answer)) return undefined;
  const { sales } = answer;
  return sales === null || typeof sales === 'string' ? sales : undefined;
}

/** Who runs the server, in an answer of GET /api/contact; undefined if it says nothing of them. */
export function readOperator(answer: unknown): Operator | undefined {
  if (!isObject(answer) || !isObject(answer.operator)) return undefined;
  const { name, address, email, law } = answer.operator;
  if (typeof name !== 'string' || typeof address !== 'string' || typeof email !== 'string') {
    return undefined;
  }
  return { name, address, email, law: typeof law === 'string' ? law : null };
}

/** An answer of GET /api/companion; undefined if it is none. */
export function readCompanion(answer: unknown): CompanionView | undefined {
  if (!isObject(answer) || !isObject(answer.translation)) return undefined;
  const { id, name } = answer.translation;
  if (typeof id !== 'string' || typeof name !== 'string') return undefined;
  const translation = { id, name };
  if (answer.model === null) return { translation, model: null };
  if (!isObject(answer.model)) return undefined;
  const model = { name: answer.model.name, host: answer.model.host };
  if (typeof model.name !== 'string' || typeof model.host !== 'string') return undefined;
  return { translation, model: { name: model.name, host: model.host } };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
