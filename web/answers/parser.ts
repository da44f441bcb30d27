/** Checks the shape of an answer, as a zod schema does. */
export interface Parser<Value> {
  safeParse(value: unknown): { success: true; data: Value } | { success: false };
}
