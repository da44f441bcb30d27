import { is, Param, Placeholder } from 'drizzle-orm';

/** The name of the value that fills a parameter of a compiled template; undefined where the parameter has its value. */
export function slotName(param: unknown): string | undefined {
  const value = is(param, Param) ? param.value : param;
  return is(value, Placeholder) ? value.name : undefined;
}
