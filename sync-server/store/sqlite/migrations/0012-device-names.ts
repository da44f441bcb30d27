/** What people call the devices they are signed in on, sealed. */
export const deviceNames = `
  ALTER TABLE sessions ADD COLUMN device_name BLOB;
`;
