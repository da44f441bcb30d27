/** Counts running work for each key, up to a limit. */
export class Slots {
  private readonly taken = new Map<string, number>();

  constructor(private readonly bound: number) {}

  /** Takes a slot. Returns false, and takes none, where all are taken; `free` gives one back. */
  take(key: string): boolean {
    const count = this.taken.get(key) ?? 0;
    if (count >= this.bound) return false;
    this.taken.set(key, count + 1);
    return true;
  }

  free(key: string): void {
    const left = (this.taken.get(key) ?? 0) - 1;
    if (left > 0) this.taken.set(key, left);
    else this.taken.delete(key);
  }
}
