import { useMemo } from 'react';
import { goesTogether, TOGETHER } from '../../../../shared/domain/look-back/goes-together';
import { MoodGlyph } from '../../../ui/mood-glyph';
import { Row, Rows } from '../../../ui/rows';
import { Part } from '../../../ui/screen';
import type { SpanState } from '../model/open-span';
import { sayTogether } from '../model/say-moods';

const RULE = `Shown where each side has at least ${TOGETHER.daysOnEachSide} days, they differ by ${TOGETHER.difference * 100} of 100 or more, and that is hardly chance.`;

/** What stood together in these months, counted and not explained. */
export function TogetherPart({ state: { phase, days } }: { readonly state: SpanState }) {
  const together = useMemo(() => (phase === 'ready' ? goesTogether(days) : []), [phase, days]);
  return (
    <Part title="What came together" className="mt-10">
      {phase === 'moods' && <p className="note">Counting your days.</p>}
      {phase !== 'moods' && together.length === 0 && (
        <p className="text-ink-2">
          Nothing stands out in these months. What does will appear here.
        </p>
      )}
      {together.length > 0 && (
        <Rows>
          {together.map((each) => (
            <Row key={each.circumstance} className="grid grid-cols-start-fill items-center gap-4">
              <MoodGlyph mood={each.mood} size={32} />
              <p className="font-serif text-prose leading-note font-normal text-pretty">
                {sayTogether(each)}
              </p>
            </Row>
          ))}
        </Rows>
      )}
      <p className="note mt-3">
        {`We only count. Two things on one day don’t say that one leads to the other. ${RULE}`}
      </p>
    </Part>
  );
}
