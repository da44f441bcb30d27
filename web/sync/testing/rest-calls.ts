import type { Random } from '../../../shared/testing/random';
import { localLock } from '../../platform/web-lock';
import { DAY } from './edits';
import type { SimServer } from './sim-server';
import { type Truth, wordsIn } from './truth';

/** A program of one person that uses the calls of the API, which replace what the server has, whatever that is. */
export class RestCalls {
  private readonly turns = localLock();

  /** `entries` are the ids of what the person wrote, to which it adds its own. */
  constructor(
    private readonly personId: string,
    private readonly server: SimServer,
    private readonly truth: Truth,
    private readonly entries: string[],
  ) {}

  async write(random: Random): Promise<void> {
    const text = `by call ${this.truth.newWord()}`;
    if (random.chance(0.5)) {
      const answer = await this.call('POST', '/api/journal', { content: text });
      if (!answer.ok) return;
      const { id } = (await answer.json()) as { id: string };
      this.entries.push(id);
      this.truth.noteSaved(id, wordsIn(text), true);
      return;
    }
    const id = `check-in:${DAY}`;
    const body = { date: DAY, mood: 'peaceful', truthStatement: text };
    const before = await this.inTurn(async () => {
      const replaced = await this.server.store.getRecord(this.personId, id);
      const answer = await this.call('POST', '/api/check-in', body);
      return answer.ok ? { replaced } : undefined;
    });
    if (!before) return;
    this.truth.noteSaved(id, wordsIn(text), true);
    this.truth.noteLetGo(wordsIn(before.replaced?.body.truthStatement));
  }

  async remove(random: Random): Promise<void> {
    if (this.entries.length === 0) return;
    const id = random.pick(this.entries);
    await this.inTurn(async () => {
      const before = await this.server.store.getRecord(this.personId, id);
      const answer = await this.call('DELETE', `/api/journal/${id}`);
      if (answer.ok) this.truth.noteLetGo(wordsIn(before?.body));
    });
  }

  /** Nothing reaches the server meanwhile, so that it is known what a call replaced. */
  inTurn<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
    return this.turns.run('server', new AbortController().signal, work);
  }

  call(method: string, path: string, body?: unknown): Promise<Response> {
    const init: RequestInit = {
      method,
      headers: {
        'x-user-id': this.personId,
        'x-local-day': DAY,
        'content-type': 'application/json',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    };
    // Always by one server: what it replaces is read from that one's database.
    return this.server.handle(this.personId, new Request(`http://localhost${path}`, init), 0);
  }
}
