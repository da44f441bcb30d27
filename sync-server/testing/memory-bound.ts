/** A process may use so much, whatever its database or its clients do. */
export const MOST_BYTES = 512 * 1_048_576;
