import type { Expansion } from '../../sql/plan-migration';

/** How an organization looks to its people: an accent of the palette, and its own mark. */
export const organizationLooks: Expansion = {
  worksFrom: 32,
  expand: `
  ALTER TABLE organisations ADD COLUMN accent TEXT NOT NULL DEFAULT 'evergreen';
  ALTER TABLE organisations ADD COLUMN mark BLOB;
  ALTER TABLE organisations ADD COLUMN mark_type TEXT;
`,
};
