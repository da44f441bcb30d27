import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { QueryConfig } from 'pg';
import type { Statement } from '../sql/database';
import { slotName } from '../sql/slot-name';

/** A template compiled once; at each of its parameters the name of the value that fills it, or undefined where it has one. */
interface Compiled {
  readonly name: string;
  readonly text: string;
  readonly params: readonly unknown[];
  readonly slots: readonly (string | undefined)[];
}

const dialect = new PgDialect();
const compiled = new WeakMap<SQL, Compiled>();
let names = 0;

/** A statement as the client sends it. What is filled has a name: each connection prepares it once. */
export function compile(statement: Statement): QueryConfig {
  if (!('template' in statement)) {
    const { sql: text, params } = dialect.sqlToQuery(statement);
    return { text, values: params };
  }
  const { name, text, params, slots } = compiledOf(statement.template);
  const values = slots.map((slot, at) =>
    slot === undefined ? params[at] : statement.values[slot],
  );
  return { name, text, values };
}

function compiledOf(template: SQL): Compiled {
  const known = compiled.get(template);
  if (known) return known;
  const { sql: text, params } = dialect.sqlToQuery(template);
  names += 1;
  const fresh = { name: `s${names}`, text, params, slots: params.map(slotName) };
  compiled.set(template, fresh);
  return fresh;
}
