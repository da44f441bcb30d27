import { hash } from 'node:crypto';
import { hashedText } from '../../shared/domain/record-hash';
import type { RecordState } from '../../shared/records/record';

/** `recordHash` of the shared domain, by Node: a tenth of the time. */
export function hashRecord(record: RecordState): Buffer {
  return hash('sha256', hashedText(record), 'buffer');
}
