/** The folder of PostgreSQL's programs: `POSTGRES_PROGRAMS`, else one on PATH, else the newest of the system. */
export function findPostgres(debian?: string): string | undefined;
/** As above, else installed. Undefined where `TEST_DATABASE_URL` names one that runs, and where none can be had. */
export function findOrInstallPostgres(): Promise<string | undefined>;
