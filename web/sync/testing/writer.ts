import { mediaUrl } from '../../../shared/protocol/media';
import { recordState } from '../../../shared/protocol/messages';
import type { RecordBody, RecordState } from '../../../shared/records/record';
import type { Random } from '../../../shared/testing/random';
import type { RecordOf } from '../../records/contract';
import type { Asked } from './asked';
import {
  COUNTED_TARGET,
  changeChoices,
  count,
  DAY,
  journalTarget,
  SHARED_TARGETS,
  sumOf,
  type Target,
  writeWord,
} from './edits';
import { type OpenStore, type SimDevice, unlessRefused } from './sim-device';
import { speak } from './speak';
import type { Spoken } from './spoken';
import type { Tally } from './tally';
import { type Truth, wordsIn } from './truth';

/** The circle that is asked for prayer. */
export const CIRCLE = { id: 'circle', name: 'A circle', description: null };

interface Form {
  readonly device: SimDevice;
  readonly target: Target;
  readonly opened: RecordOf<RecordBody> | undefined;
}

/** Where is noted what was written, so that it can be looked for in the end. */
interface Notes {
  readonly truth: Truth;
  readonly spoken: Spoken;
  readonly asked: Asked;
  readonly tally: { -readonly [Key in keyof Tally]: number };
}

/** Writes what a person would write on their devices, with an account or as a guest. */
export class Writer {
  /** Ids of the entries so far. */
  readonly entries: string[] = [];
  private readonly forms: Form[] = [];

  constructor(
    private readonly personId: string,
    private readonly notes: Notes,
  ) {}

  writeNew(device: SimDevice, tab: number, random: Random): Promise<void> {
    return this.writeIn(device, tab, this.newTarget(), random);
  }

  /** Opens a form and leaves it open. */
  async leaveOpen(device: SimDevice, tab: number, random: Random): Promise<void> {
    this.forms.push(await this.openForm(device, tab, this.pickTarget(random)));
  }

  /** Saves one of the forms that were left open, in this tab of its device. */
  async saveOpen(tab: number, random: Random): Promise<void> {
    const form = this.forms.splice(random.below(this.forms.length), 1)[0];
    if (form) await this.writeForm(form.device, tab, form, random);
  }

  closeForms(device: SimDevice): void {
    this.forms.splice(0, Infinity, ...this.forms.filter((form) => form.device !== device));
  }

  async writeInTwoTabs(device: SimDevice, random: Random): Promise<void> {
    const target = this.pickTarget(random);
    const forms = [await this.openForm(device, 0, target), await this.openForm(device, 1, target)];
    await Promise.all(forms.map((form, tab) => this.writeForm(device, tab, form, random)));
    const { store } = await device.tab(0);
    const record = await store.records.find(target.kind, target.id);
    if (record) this.notes.truth.noteDot(store.replica.deviceId, record);
  }

  async write(device: SimDevice, tab: number, random: Random): Promise<void> {
    await this.writeIn(device, tab, this.pickTarget(random), random);
  }

  private async writeIn(
    device: SimDevice,
    tab: number,
    target: Target,
    random: Random,
  ): Promise<void> {
    await this.writeForm(device, tab, await this.openForm(device, tab, target), random);
  }

  private async openForm(device: SimDevice, tab: number, target: Target): Promise<Form> {
    const { store } = await device.tab(tab);
    return { device, target, opened: await store.records.find(target.kind, target.id) };
  }

  private async writeForm(
    device: SimDevice,
    tab: number,
    form: Form,
    random: Random,
  ): Promise<void> {
    const word = this.notes.truth.newWord();
    const before = form.opened?.body ?? form.target.empty;
    const written = writeWord(before, form.target, word, random);
    const body = random.chance(0.3) ? changeChoices(written, form.target, random) : written;
    await this.save(device, tab, form, body);
  }

  /** Saves a form as a screen does. Words that the form showed and no longer holds count as deleted on purpose. */
  private async save(
    device: SimDevice,
    tab: number,
    form: Form,
    body: RecordBody,
  ): Promise<RecordOf<RecordBody> | undefined> {
    return this.saveIn(await device.tab(tab), form, body);
  }

  private async saveIn(
    open: OpenStore,
    { target, opened }: Omit<Form, 'device'>,
    body: RecordBody,
  ): Promise<RecordOf<RecordBody> | undefined> {
    const { kind, id } = target;
    const kept = new Set(wordsIn(body));
    this.notes.truth.noteLetGo(wordsIn(opened?.body).filter((word) => !kept.has(word)));
    const save = open.store.records.save({ kind, id, day: DAY, body, opened });
    const saved = await unlessRefused(open.killer, save);
    if (!saved) return undefined;
    this.notes.tally.saves += 1;
    this.notes.truth.noteSaved(id, [...kept]);
    this.notes.truth.noteSeen(this.personId, stateOf(saved));
    this.notes.truth.noteSavedDot(open.store.replica.deviceId, saved);
    // Since the form was opened, older words may have been deleted, or moved to a record of their own.
    const shown = new Set(wordsIn(opened?.body));
    const stored = new Set(wordsIn(saved.body));
    for (const word of kept)
      if (!shown.has(word) && !stored.has(word)) this.notes.truth.noteMissing(word);
    return saved;
  }

  /** Records a voice entry, or adds to an earlier recording, and saves it. */
  async speak(device: SimDevice, tab: number, random: Random): Promise<void> {
    const id = await speak(await device.tab(tab), random, this.notes.spoken);
    if (id === undefined) return;
    this.notes.tally.recordings += 1;
    const target = this.newTarget();
    const body = { content: `said ${this.notes.truth.newWord()}`, audioUrl: mediaUrl(id) };
    await this.save(device, tab, { device, target, opened: undefined }, body);
  }

  /** Asks the circle for prayer. It waits on the device until the server has it. */
  async ask(device: SimDevice, tab: number): Promise<void> {
    const { store, killer } = await device.tab(tab);
    const body = { title: this.notes.asked.newTitle(), description: null, category: null };
    const path = `/api/prayer-groups/${CIRCLE.id}/requests`;
    const added = store.outbox.add({ kind: 'prayer-request', path, body });
    this.notes.tally.requests += 1;
    this.notes.asked.note(body.title, (await unlessRefused(killer, added)) !== undefined);
  }

  async writeAsGuest(open: OpenStore, random: Random): Promise<void> {
    const target = random.chance(0.6) ? random.pick(SHARED_TARGETS) : this.newTarget();
    const opened = await open.store.records.find(target.kind, target.id);
    const before = opened?.body ?? target.empty;
    const body = writeWord(before, target, this.notes.truth.newWord(), random);
    if (await this.saveIn(open, { target, opened }, body)) this.notes.tally.guestSaves += 1;
  }

  private newTarget(): Target {
    const target = journalTarget(`entry-${this.entries.length}`);
    this.entries.push(target.id);
    return target;
  }

  async count(device: SimDevice, tab: number, random: Random): Promise<void> {
    const form = await this.openForm(device, tab, COUNTED_TARGET);
    const body = form.opened?.body ?? COUNTED_TARGET.empty;
    await this.save(device, tab, form, count(body, random));
    // Asked of the disk: killed on the way it may have been done or not. Only a device changes its own share.
    const { store } = await device.tab(tab);
    const after = await store.records.find(COUNTED_TARGET.kind, COUNTED_TARGET.id);
    const share = (record: typeof after) =>
      sumOf({
        mine: (record?.body.waterIntake as Record<string, number>)?.[store.replica.deviceId],
      });
    this.notes.truth.noteCounted(COUNTED_TARGET.id, share(after) - share(form.opened));
  }

  async remove(device: SimDevice, tab: number, random: Random): Promise<void> {
    const open = await device.tab(tab);
    const target = this.pickTarget(random, false);
    const shown = this.forms.filter(
      (form) => form.device === device && form.opened && form.target !== COUNTED_TARGET,
    );
    const seen =
      shown.length > 0 && random.chance(0.5)
        ? random.pick(shown).opened
        : await open.store.records.find(target.kind, target.id);
    if (!seen) return;
    const result = await unlessRefused(
      open.killer,
      open.store.records.remove(seen.id, seen.version),
    );
    // Killed on the way it may have been done or not.
    if (!result || result.ok) this.notes.truth.noteLetGo(wordsIn(seen.body));
  }

  private pickTarget(random: Random, withCounted = true): Target {
    const targets: Target[] = [
      ...SHARED_TARGETS,
      ...(withCounted ? [COUNTED_TARGET] : []),
      ...this.entries.slice(-4).map(journalTarget),
    ];
    return random.pick(targets);
  }
}

function stateOf(record: RecordState): RecordState {
  return recordState.parse(record);
}
