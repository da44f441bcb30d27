/** Which attempt at an upload the bytes of a recording belong to; empty for recordings from before. */
export const mediaAttempts = `
  ALTER TABLE media ADD COLUMN attempt TEXT NOT NULL DEFAULT '';
`;
