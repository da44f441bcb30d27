/**
 * Watches whether the local time zone is read, so that `npm test` runs in other zones what may differ there, and nothing
 * else. Formatters that are told a time zone, dates in UTC and text with an offset read nothing local.
 */

const DATE_METHODS = [
  ...['getTimezoneOffset', 'getFullYear', 'getYear', 'getMonth', 'getDate', 'getDay', 'getHours'],
  ...['getMinutes', 'setFullYear', 'setYear', 'setMonth', 'setDate', 'setHours', 'setMinutes'],
  ...['toString', 'toDateString', 'toTimeString'],
];
const LOCALE_METHODS = ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'];
const FORMATTER_METHODS = ['formatToParts', 'formatRange', 'formatRangeToParts', 'resolvedOptions'];
/** A day alone, or a time with its offset. */
const SAYS_ITS_OFFSET = /^[+-]?\d{4,6}(-\d\d(-\d\d)?)?$|(Z|GMT|UTC|[+-]\d\d:?\d\d)$/;

interface Watch {
  onRead: () => void;
}

const WATCH = Symbol.for('choose-wholeness.local-time');

/** Calls `onRead` at every read of the local time zone from now on, in place of the function before. */
export function watchLocalTime(onRead: () => void): void {
  const place = globalThis as { [WATCH]?: Watch };
  if (place[WATCH]) {
    place[WATCH].onRead = onRead;
    return;
  }
  const watch: Watch = { onRead };
  place[WATCH] = watch;
  watchDates(() => watch.onRead());
  watchFormatters(() => watch.onRead());
}

/**
 * The file that is being loaded, by a stack: the one that Vitest evaluates. What imports it comes after. A library may read
 * the time while it is loaded, as PDF.js does for what no test asks of it.
 */
export function loadedModule(stack: string): string | undefined {
  const [own = ''] = stack.split(
    /\n[^\n]*(?:at async |processTicksAndRejections|_runInlinedModule)/,
  );
  const places = [...own.matchAll(/(\/[^\s()]+\.[cm]?[jt]sx?)(?:\?[^\s()]*)?:\d+:\d+/g)];
  const path = places.at(-1)?.[1];
  return path?.includes('/node_modules/') ? undefined : path;
}

type Method = (this: unknown, ...args: unknown[]) => unknown;

function replace(target: object, name: string, make: (original: Method) => Method): void {
  const methods = target as Record<string, Method | undefined>;
  const original = methods[name];
  if (!original) return;
  Object.defineProperty(target, name, {
    configurable: true,
    writable: true,
    value: make(original),
  });
}

function watchDates(read: () => void): void {
  for (const name of DATE_METHODS)
    replace(
      Date.prototype,
      name,
      (original) =>
        function (...args) {
          read();
          return original.apply(this, args);
        },
    );
  for (const name of LOCALE_METHODS)
    replace(
      Date.prototype,
      name,
      (original) =>
        function (...args) {
          if (!namesZone(args[1])) read();
          return original.apply(this, args);
        },
    );
  replace(Date, 'parse', (original) => (text) => {
    if (isLocalText(text)) read();
    return original(text);
  });
  globalThis.Date = new Proxy(Date, {
    // Without `new` it is the local time as text.
    apply(target) {
      read();
      return target();
    },
    construct(target, args: unknown[], newTarget) {
      if (args.length > 1 || isLocalText(args[0])) read();
      return Reflect.construct(target, args, newTarget) as Date;
    },
  });
  // Else a date that is copied by its own constructor would not be an instance of this one's.
  Date.prototype.constructor = Date;
}

function watchFormatters(read: () => void): void {
  const { DateTimeFormat } = Intl;
  const local = new WeakSet<object>();
  const readWhereLocal = (formatter: unknown) => {
    if (local.has(formatter as object)) read();
  };
  for (const name of FORMATTER_METHODS)
    replace(
      DateTimeFormat.prototype,
      name,
      (original) =>
        function (...args) {
          readWhereLocal(this);
          return original.apply(this, args);
        },
    );
  const format = Object.getOwnPropertyDescriptor(DateTimeFormat.prototype, 'format');
  Object.defineProperty(DateTimeFormat.prototype, 'format', {
    ...format,
    get(this: Intl.DateTimeFormat) {
      readWhereLocal(this);
      return format?.get?.call(this) as unknown;
    },
  });
  const make = (args: unknown[], newTarget: typeof DateTimeFormat) => {
    const formatter = Reflect.construct(DateTimeFormat, args, newTarget) as Intl.DateTimeFormat;
    if (!namesZone(args[1])) local.add(formatter);
    return formatter;
  };
  Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
    apply: (target, _this, args: unknown[]) => make(args, target),
    construct: (_target, args: unknown[], newTarget) =>
      make(args, newTarget as typeof DateTimeFormat),
  });
}

function namesZone(options: unknown): boolean {
  return (
    typeof options === 'object' &&
    options !== null &&
    'timeZone' in options &&
    options.timeZone !== undefined
  );
}

function isLocalText(value: unknown): boolean {
  return typeof value === 'string' && !SAYS_ITS_OFFSET.test(value.trim());
}
