interface SpokenRecording {
  /** Every byte that was reported as written, hex. */
  heard: string;
  isKept: boolean;
  hasArrived: boolean;
  isForgiven: boolean;
}

/** Where a recording can be found in the end, hex; undefined where it is not. */
export interface Copies {
  readonly onServer: string | undefined;
  readonly onDevices: readonly string[];
}

/** Every recording of a history, noted while it runs (V2, V3). */
export class Spoken {
  private readonly recordings = new Map<string, SpokenRecording>();

  ids(): string[] {
    return [...this.recordings.keys()];
  }

  /** A chunk (hex) was reported as written. */
  noteHeard(id: string, chunk: string): void {
    const known = this.recordings.get(id);
    const heard = (known?.heard ?? '') + chunk;
    const fresh = { isKept: false, hasArrived: false, isForgiven: false };
    this.recordings.set(id, { ...fresh, ...known, heard });
  }

  noteKept(id: string): void {
    this.change(id, { isKept: true });
  }

  /** The server has named it complete. */
  noteArrived(id: string): void {
    this.change(id, { hasArrived: true });
  }

  /** It is nowhere any more. Nobody is to blame if the server had it and was put back to an earlier day since. */
  forgiveArrived(id: string): void {
    if (this.recordings.get(id)?.hasArrived) this.change(id, { isForgiven: true });
  }

  /** What is wrong about a recording, once all is quiet. */
  faults(id: string, { onServer, onDevices }: Copies): string[] {
    const recording = this.recordings.get(id);
    if (!recording || recording.isForgiven) return [];
    const { heard, isKept } = recording;
    // A chunk that was being written when its process died may be there besides.
    const isWhole = (copy: string | undefined) => copy?.startsWith(heard) ?? false;
    if (onServer !== undefined && !isWhole(onServer)) return [`recording ${id} was cut short`];
    if (isKept && onServer === undefined) return [`recording ${id} is not on the server`];
    const isSomewhere = onServer !== undefined || onDevices.some(isWhole);
    return isSomewhere ? [] : [`recording ${id} is lost`];
  }

  private change(id: string, change: Partial<SpokenRecording>): void {
    const known = this.recordings.get(id);
    if (known) this.recordings.set(id, { ...known, ...change });
  }
}
