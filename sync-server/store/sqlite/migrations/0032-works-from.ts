/**
 * Which older programs may serve the database beside the newest: those of this schema version and later ones. And up to which
 * migration nothing is left that only older programs need.
 */
export const worksFrom = `
  ALTER TABLE meta ADD COLUMN works_from INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE meta ADD COLUMN contracted INTEGER NOT NULL DEFAULT 0;
`;
