const METHODS = {
  getItem(this: Storage, name: string) {
    return Object.hasOwn(this, name) ? this[name] : null;
  },
  setItem(this: Storage, name: string, value: string) {
    this[name] = value;
  },
  removeItem(this: Storage, name: string) {
    delete this[name];
  },
};

/** Local storage in memory, its names its own properties as in a browser. */
export function memoryStorage(): Storage {
  return Object.create(METHODS) as Storage;
}
