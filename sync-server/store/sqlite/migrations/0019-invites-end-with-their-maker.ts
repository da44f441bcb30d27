/** An invite ends when another person becomes leader or administrator, however that happens. */
export const invitesEndWithTheirMaker = `
  CREATE TRIGGER circle_invites_end_with_their_leader AFTER UPDATE OF role ON circle_members
    WHEN NEW.role = 'leader' AND OLD.role <> 'leader'
    BEGIN DELETE FROM circle_invites WHERE circle_id = NEW.circle_id; END;

  CREATE TRIGGER invites_end_with_their_administrator AFTER UPDATE OF role ON memberships
    WHEN NEW.role = 'admin' AND OLD.role <> 'admin'
    BEGIN DELETE FROM invites WHERE organisation_id = NEW.organisation_id; END;
`;
