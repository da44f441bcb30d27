/**
 * An organisation whose administrator goes is looked after by whoever has been in it longest, by whatever way they go. An
 * operator can close a report.
 */
export const organisationsAndReports = `
  UPDATE memberships SET role = 'admin' WHERE account_id = (
    SELECT account_id FROM memberships AS m WHERE m.organisation_id = memberships.organisation_id
    ORDER BY m.role = 'admin' DESC, m.joined_at, m.account_id LIMIT 1);
  CREATE TRIGGER organisations_outlive_their_administrator AFTER DELETE ON memberships
    WHEN OLD.role = 'admin'
    BEGIN
      UPDATE memberships SET role = 'admin'
      WHERE organisation_id = OLD.organisation_id AND account_id = (
        SELECT account_id FROM memberships WHERE organisation_id = OLD.organisation_id
        ORDER BY role = 'admin' DESC, joined_at, account_id LIMIT 1);
    END;

  ALTER TABLE circle_reports ADD COLUMN closed_at INTEGER;
`;
