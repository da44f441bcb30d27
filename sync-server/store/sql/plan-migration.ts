/** A change of the schema beside which older programs go on working. */
export interface Expansion {
  /** Run before a program that needs it serves: adds, and takes nothing from older programs. */
  readonly expand: string;
  /** Takes away what only older programs need; run once none of them may serve any more. */
  readonly contract?: string;
  /** The oldest schema version whose program works on the database that `expand` leaves. */
  readonly worksFrom: number;
}

/** Indexes that PostgreSQL makes while people write, each by one statement `CREATE INDEX name ON …`. */
export interface NewIndexes {
  readonly indexes: readonly string[];
  readonly worksFrom: number;
}

/** SQL that is run at once, and works with no program but its own and later ones; or what says more of itself. */
export type Migration = string | Expansion | NewIndexes;

/** What a database says of its schema. */
export interface SchemaState {
  /** The number of the last migration whose expansion is there; 0 for a new database. */
  readonly version: number;
  /** The oldest schema version whose program may serve it. */
  readonly worksFrom: number;
  /** The number of the last migration of which nothing is left to be contracted. */
  readonly contracted: number;
}

/** What is to be run at once, with the state of the database once it is. */
export interface MigrationStep {
  readonly sql: string;
  readonly indexes: readonly string[];
  readonly after: SchemaState;
}

/** The database was written by a newer program. Opening it would risk what that program wrote. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
  constructor(found: number, known: number) {
    super(
      `This database has schema version ${found}, this program knows versions up to ${known}. ` +
        'Start the newer program again, or restore a backup of this version.',
    );
  }
}

/** Throws {@link NewerDatabaseError} for a database that a newer program wrote, unless this one may serve it beside that (D8). */
export function refuseUnfit({ version, worksFrom }: SchemaState, known: number): void {
  if (version > known && worksFrom > known) throw new NewerDatabaseError(version, known);
}

/** Throws {@link NewerDatabaseError} for a database that a newer program wrote. */
export function refuseNewer({ version }: Pick<SchemaState, 'version'>, known: number): void {
  if (version > known) throw new NewerDatabaseError(version, known);
}

/**
 * What is left to be run, in order. Contracted is what no program needs that might serve beside this one: those older than
 * `worksFrom`, which an earlier deploy shut out (D9); with `allOlderEnded` everything.
 */
export function planMigration(
  found: SchemaState,
  migrations: readonly Migration[],
  { allOlderEnded = false }: { readonly allOlderEnded?: boolean } = {},
): MigrationStep[] {
  if (found.version > migrations.length) return [];
  const isNew = found.version === 0;
  const before = allOlderEnded || isNew ? [] : contractions(found, migrations, found.worksFrom);
  const expansions = expansionsOf(before.at(-1)?.after ?? found, migrations);
  const expanded = expansions.at(-1)?.after ?? before.at(-1)?.after ?? found;
  const last =
    allOlderEnded || isNew ? shutOut(contractions(expanded, migrations, migrations.length)) : [];
  return [...before, ...expansions, ...last];
}

/** What a database says of its schema that is made today. */
export function stateOfNew(migrations: readonly Migration[]): SchemaState {
  const none: SchemaState = { version: 0, worksFrom: 0, contracted: 0 };
  return planMigration(none, migrations).at(-1)?.after ?? none;
}

/** Whether something is left that only older programs need. */
export function isContracted(state: SchemaState, migrations: readonly Migration[]): boolean {
  return contractions(state, migrations, state.version).length === 0;
}

function expansionsOf(from: SchemaState, migrations: readonly Migration[]): MigrationStep[] {
  let state = from;
  return migrations.slice(from.version).map((migration, at) => {
    const version = from.version + at + 1;
    const oldest = typeof migration === 'string' ? version : migration.worksFrom;
    state = { ...state, version, worksFrom: Math.max(state.worksFrom, oldest) };
    return { ...statementsOf(migration), after: state };
  });
}

function statementsOf(migration: Migration): Pick<MigrationStep, 'sql' | 'indexes'> {
  if (typeof migration === 'string') return { sql: migration, indexes: [] };
  if ('expand' in migration) return { sql: migration.expand, indexes: [] };
  return { sql: '', indexes: migration.indexes };
}

function contractions(
  state: SchemaState,
  migrations: readonly Migration[],
  upTo: number,
): MigrationStep[] {
  return migrations.slice(state.contracted, upTo).flatMap((migration, at) => {
    if (typeof migration === 'string' || !('expand' in migration)) return [];
    const { contract: sql } = migration;
    const after = { ...state, contracted: state.contracted + at + 1 };
    return sql === undefined ? [] : [{ sql, indexes: [], after }];
  });
}

/** The same steps, each with no older program let in any more. */
function shutOut(steps: readonly MigrationStep[]): MigrationStep[] {
  return steps.map((step) => ({
    ...step,
    after: { ...step.after, worksFrom: step.after.version },
  }));
}
