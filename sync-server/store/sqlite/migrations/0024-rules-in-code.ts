/**
 * The program keeps these rules, in the transaction that changes the rows: what votes come to, who leads a circle, and that
 * an invite ends with its leader.
 */
export const rulesInCode = `
  DROP TRIGGER a_vote_counts;
  DROP TRIGGER a_vote_counts_no_more;
  DROP TRIGGER circles_outlive_their_leader;
  DROP TRIGGER circle_invites_end_with_their_leader;
`;
