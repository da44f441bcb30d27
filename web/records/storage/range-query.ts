/**
 * In the build this stands in for mingo, with which RxDB tells whether a document belongs to a query: every query of this
 * program is one range of an index, so its selectors compare fields with texts and numbers.
 */
export function getMingoQuery(selector: Selector): { test(document: Fields): boolean } {
  const conditions = Object.entries(selector).flatMap(([field, operators]) =>
    Object.entries(operators).map(([operator, bound]) => conditionOf(field, operator, bound)),
  );
  return { test: (document) => conditions.every((holds) => holds(document)) };
}

/** What RxDB sorts by is a text or a number, which it compares without help. Throws. */
export function compare(one: unknown, other: unknown): never {
  throw new Error(`There is no order between ${String(one)} and ${String(other)}.`);
}

type Scalar = string | number | boolean;
type Fields = Readonly<Record<string, unknown>>;
type Selector = Readonly<Record<string, Readonly<Record<string, Scalar>>>>;
type Condition = (document: Fields) => boolean;

const COMPARISONS: Readonly<Record<string, (value: Scalar, bound: Scalar) => boolean>> = {
  $eq: (value, bound) => value === bound,
  $gt: (value, bound) => value > bound,
  $gte: (value, bound) => value >= bound,
  $lt: (value, bound) => value < bound,
  $lte: (value, bound) => value <= bound,
};

/** Nothing but values of the bound's own type is within it. Throws on any other operator. */
function conditionOf(field: string, operator: string, bound: Scalar): Condition {
  const holds = COMPARISONS[operator];
  if (!holds) throw new Error(`A query can’t ask for ${operator}.`);
  return (document) => {
    const value = document[field];
    return typeof value === typeof bound && holds(value as Scalar, bound);
  };
}
