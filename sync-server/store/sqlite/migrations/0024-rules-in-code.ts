/** The tally of a suggestion is kept by the program, in the transaction of the vote. */
export const rulesInCode = `
  DROP TRIGGER a_vote_counts;
  DROP TRIGGER a_vote_counts_no_more;
`;
