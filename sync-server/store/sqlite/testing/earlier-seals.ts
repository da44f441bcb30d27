import Sqlite from 'better-sqlite3';
import { decrypt, encrypt } from '../../../sealing/aes-gcm';
import { createKeys } from '../../../sealing/master-key-keys';
import { circleKeyName } from '../../sql/key-names';

const bytesOf = (said: unknown) => Buffer.from(JSON.stringify(said));

/** A key as an earlier version wrapped it. */
function wrapAsBefore(masterKey: Uint8Array, name: string, wrapped: Uint8Array): Buffer {
  const key = decrypt(masterKey, bytesOf(['person-key', name, 'bound']), wrapped);
  return encrypt(masterKey, bytesOf(['person-key', name]), key);
}

/** Turns the records of a person and the requests of a circle into what an earlier version wrote, their keys included. */
export function sealAsBefore(
  file: string,
  masterKey: Uint8Array,
  { person, circle }: { readonly person: string; readonly circle?: string },
): void {
  const db = new Sqlite(file);
  const keys = createKeys(masterKey);
  const turn = (table: string, name: string, id: string) => {
    const read = db.prepare<[string], Buffer>(`SELECT wrapped_key FROM ${table} WHERE id = ?`);
    const wrapped = read.pluck().get(id) as Buffer;
    const before = wrapAsBefore(masterKey, name, wrapped);
    db.prepare(`UPDATE ${table} SET wrapped_key = ? WHERE id = ?`).run(before, id);
    return keys.unwrap(name, before);
  };
  const ofPerson = turn('accounts', person, person);
  const write = db.prepare(
    'UPDATE records SET body = ?, sealed_as = 1 WHERE user_id = ? AND id = ?',
  );
  type Row = Record<string, never> & { id: string; kind: string; hash: Buffer; body: Buffer };
  for (const row of db
    .prepare<[string], Row>('SELECT * FROM records WHERE user_id = ?')
    .all(person)) {
    const beside = [
      row.day,
      row.sort_order,
      row.version,
      row.deleted,
      row.created_at,
      row.updated_at,
      row.utc_offset_minutes,
      row.sequence,
      row.hash.toString('base64'),
    ] as unknown as readonly string[];
    const words = ofPerson.open({ id: row.id, kind: row.kind, beside }, row.body);
    write.run(Buffer.from(ofPerson.seal({ id: row.id, kind: row.kind }, words)), person, row.id);
  }
  if (circle !== undefined) {
    const key = turn('circles', circleKeyName(circle), circle);
    const requests = db.prepare<[string], Row>('SELECT * FROM prayer_requests WHERE circle_id = ?');
    for (const { id, member_id: memberId, created_at: at, body } of requests.all(circle)) {
      const place = { id, kind: 'prayer-request' };
      const words = key.open({ ...place, beside: [memberId, at] as unknown as string[] }, body);
      db.prepare('UPDATE prayer_requests SET body = ?, sealed_as = 1 WHERE id = ?').run(
        Buffer.from(key.seal(place, words)),
        id,
      );
    }
  }
  db.close();
}
