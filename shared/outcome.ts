/**
 * What a function returns that can fail in a way its caller is to expect: the value, or the problem that stood against it. A
 * problem is a code, a sentence for people, or an object of both. What is thrown is a fault of the program.
 *
 *     const read = readExport(text);
 *     if (!read.ok) return refuse(read.problem);
 *     summarize(read.value);
 */
export type Outcome<Value, Problem> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };
