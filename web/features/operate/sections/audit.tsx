import { type OperatorAction, operateAudit } from '../../../../shared/api/operate';
import { formatTimeAgo } from '../../../ui/format/durations';
import { Row, Rows } from '../../../ui/rows';
import { useNow } from '../../../ui/use-now';
import type { SectionProps } from '../model/section';
import { useList } from '../model/use-list';
import { Listed } from '../parts/listed';

const MINUTE_MS = 60_000;

/** What operators did, the newest first. */
export function AuditSection({ onRefused }: SectionProps) {
  const list = useList('audit', operateAudit, onRefused);
  const now = useNow(MINUTE_MS);
  return (
    <Listed
      title="Audit"
      list={list}
      empty="Nothing is noted yet."
      countOf={({ entries }) => entries.length}
    >
      {({ entries }) => (
        <Rows>
          {entries.map(({ at, operatorId, isYou, action, about }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no identity but its place.
            <Row key={index} className="grid gap-0.5 py-3">
              <span>{sayAction(action)}</span>
              <span className="note numerals wrap-anywhere">
                {[formatTimeAgo(Date.parse(at), now), isYou ? 'you' : operatorId, about]
                  .filter((part) => part !== null)
                  .join(' · ')}
              </span>
            </Row>
          ))}
        </Rows>
      )}
    </Listed>
  );
}

/** `Saw feedback` for `operator-saw-feedback`. */
function sayAction(action: OperatorAction): string {
  const words = action.replace('operator-', '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
