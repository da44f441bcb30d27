import { operateFlags } from '../../../../shared/api/operate';
import { sayReference } from '../../../../shared/content/say-reference';
import { formatDate } from '../../../ui/format/days';
import { Row, Rows } from '../../../ui/rows';
import { WrittenText } from '../../../ui/written-text';
import type { SectionProps } from '../model/section';
import { useList } from '../model/use-list';
import { Listed } from '../parts/listed';

/** What people say is wrong with answers of the companion. */
export function FlagsSection({ onRefused }: SectionProps) {
  const list = useList('flags', operateFlags, onRefused);
  return (
    <Listed
      title="Companion flags"
      list={list}
      empty="No one has flagged an answer yet."
      countOf={({ flags }) => flags.length}
      moreOf={({ more }) => more}
    >
      {({ flags }) => (
        <Rows>
          {flags.map(({ id, reason, references, note, flaggedAt }) => (
            <Row key={id} className="grid gap-1 py-4">
              <h3>{reason}</h3>
              <p className="note numerals">
                {[formatDate(Date.parse(flaggedAt)), ...references.map(sayReference)].join(' · ')}
              </p>
              {note !== null && <WrittenText text={note} />}
            </Row>
          ))}
        </Rows>
      )}
    </Listed>
  );
}
