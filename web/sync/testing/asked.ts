/** What people asked of a circle, and what must have come of it: each asked once, whatever was lost, doubled or killed. */
export class Asked {
  private readonly titles = new Map<string, 'kept' | 'perhaps'>();

  newTitle(): string {
    return `request ${this.titles.size}`;
  }

  /** The device said that it is kept; or it was killed, or full, on the way, and nobody knows. */
  note(title: string, isKept: boolean): void {
    this.titles.set(title, isKept ? 'kept' : 'perhaps');
  }

  /** Put back to an earlier day, the server may have lost what no device still has to send. */
  forgiveAllBut(there: ReadonlySet<string>): void {
    for (const title of this.titles.keys()) if (!there.has(title)) this.note(title, false);
  }

  /** What is not as it must be with the titles that the server has. */
  faults(onServer: readonly string[]): string[] {
    const faults: string[] = [];
    for (const title of new Set(onServer)) {
      const times = onServer.filter((one) => one === title).length;
      if (!this.titles.has(title)) faults.push(`${title} was asked by nobody`);
      if (times > 1) faults.push(`${title} was asked ${times} times`);
    }
    for (const [title, state] of this.titles) {
      if (state === 'kept' && !onServer.includes(title)) faults.push(`${title} was never asked`);
    }
    return faults;
  }
}
