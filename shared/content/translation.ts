/** The one translation that is shipped, and that everything here quotes. */
export const TRANSLATION = { id: 'WEB', name: 'World English Bible' } as const;
