import { canonicalJson } from '../../../shared/domain/record-hash';
import type { RecordState } from '../../../shared/records/record';

/** A word stands in the text as `<w12>`, so that it can be found again anywhere. So can the name of a recording. */
const WORD = /<w\d+>|\/api\/media\/[\w-]+/g;

/** The words in a body or any part of one. */
export function wordsIn(value: unknown): string[] {
  return JSON.stringify(value ?? null).match(WORD) ?? [];
}

interface SavedWord {
  readonly recordId: string;
  /** Written through the REST calls, or left by the device that wrote it: there is no copy until one has pulled it. */
  readonly isOnServerOnly: boolean;
}

/** What must be true in the end, noted while the history runs. */
export class Truth {
  private words = 0;
  private readonly saved = new Map<string, SavedWord>();
  private readonly dropped = new Set<string>();
  private readonly counts = new Map<string, number>();
  private areCountsForgiven = false;
  private readonly contentByVersion = new Map<string, string>();
  private readonly recordByDot = new Map<string, string>();
  private readonly newestDots = new Map<string, number>();
  private readonly broken: string[] = [];

  newWord(): string {
    this.words += 1;
    return `<w${this.words}>`;
  }

  /** A save with these words has been reported as done. */
  noteSaved(recordId: string, words: readonly string[], isOnServerOnly = false): void {
    for (const word of words) this.saved.set(word, { recordId, isOnServerOnly });
  }

  /** A device lets go of words that the server has acknowledged. */
  noteLeftToServer(words: readonly string[]): void {
    for (const word of words) {
      const saved = this.saved.get(word);
      if (saved) this.saved.set(word, { ...saved, isOnServerOnly: true });
    }
  }

  /** Someone who had seen these words overwrote or deleted them. */
  noteLetGo(words: readonly string[]): void {
    for (const word of words) this.dropped.add(word);
  }

  /** A counter has been changed by this much. */
  noteCounted(recordId: string, difference: number): void {
    this.counts.set(recordId, (this.counts.get(recordId) ?? 0) + difference);
  }

  /** What a counter comes to; undefined once part of it may be gone with the server. */
  counted(recordId: string): number | undefined {
    return this.areCountsForgiven ? undefined : (this.counts.get(recordId) ?? 0);
  }

  /** The server was put back, and what a device had counted before it signed out was nowhere else. */
  forgiveCounts(): void {
    this.areCountsForgiven = true;
  }

  /** The server was put back: what only it had is gone with it, and nobody could have prevented that. */
  forgiveServerOnly(stillThere: ReadonlySet<string>): void {
    for (const [word, { isOnServerOnly }] of this.saved) {
      if (isOnServerOnly && !stillThere.has(word)) this.dropped.add(word);
    }
  }

  /** Every state that is seen anywhere: a version names one content, a dot one record (P2). */
  noteSeen(person: string, state: RecordState): void {
    this.expectOne(
      this.contentByVersion,
      canonicalJson([person, state.id, state.version]),
      canonicalJson(state),
      'two contents under one version',
    );
    for (const [device, dot] of Object.entries(state.version)) {
      if (device.startsWith('api-')) continue;
      this.expectOne(this.recordByDot, `${device} ${dot}`, state.id, 'one dot in two records');
    }
  }

  /** A save was reported as done and what it stored lacks this word. */
  noteMissing(word: string): void {
    if (!this.dropped.has(word))
      this.broken.push(`${word} was saved and is not in what was stored`);
  }

  /** A save gave a record this dot of its device. */
  noteSavedDot(deviceId: string, { id, version }: RecordState): void {
    const key = `${deviceId} ${id}`;
    this.newestDots.set(key, Math.max(this.newestDots.get(key) ?? 0, version[deviceId] ?? 0));
  }

  /** The device's own entry in a record never falls behind a save of it (P3). */
  noteDot(deviceId: string, { id, version }: RecordState): void {
    const newest = this.newestDots.get(`${deviceId} ${id}`) ?? 0;
    if ((version[deviceId] ?? 0) < newest) this.broken.push(`dot ${newest} of ${id} was undone`);
  }

  /** Everything that is not as it must be, once all is quiet. */
  faults(records: readonly RecordState[]): string[] {
    const faults = [...this.broken];
    for (const [word, { recordId }] of this.saved) {
      if (this.dropped.has(word)) continue;
      const homes = records.filter(({ id, body }) => id === recordId || body.of === recordId);
      if (!homes.some(({ body }) => wordsIn(body).includes(word))) {
        faults.push(`${word} of ${recordId} is lost`);
      }
    }
    return faults;
  }

  private expectOne(seen: Map<string, string>, key: string, value: string, fault: string): void {
    const before = seen.get(key);
    if (before === undefined) seen.set(key, value);
    else if (before !== value) this.broken.push(`${fault}: ${key}\n  ${before}\n  ${value}`);
  }
}
