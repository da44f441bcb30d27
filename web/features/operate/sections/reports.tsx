import { useState } from 'react';
import { type OperateReports, operateReports } from '../../../../shared/api/operate';
import { Button } from '../../../ui/button';
import { DecideDialog } from '../../../ui/decide-dialog';
import { formatDate } from '../../../ui/format/days';
import { Row, Rows } from '../../../ui/rows';
import type { SectionProps } from '../model/section';
import { focusScreen, postTo, useAct } from '../model/use-act';
import { useList } from '../model/use-list';
import { REASONS } from '../model/words';
import { Listed } from '../parts/listed';

type Report = OperateReports['reports'][number];

/** Reports of circle posts by ids and reasons. What was reported stays locked. */
export function ReportsSection({ onRefused }: SectionProps) {
  const list = useList('reports', operateReports, onRefused);
  const { act, pending } = useAct(onRefused);
  const [removing, setRemoving] = useState<Report>();
  const gone = (isGone: (report: Report) => boolean) =>
    list.change(({ reports, more }) => ({
      reports: reports.filter((report) => !isGone(report)),
      more,
    }));
  const close = ({ id }: Report) =>
    act({
      path: `reports/${id}/close`,
      said: 'Report closed',
      onDone: () => {
        gone((report) => report.id === id);
        focusScreen();
      },
    });
  return (
    <Listed
      title="Reports of circle posts"
      list={list}
      empty="There are no open reports."
      countOf={({ reports }) => reports.length}
      moreOf={({ more }) => more}
    >
      {({ reports }) => (
        <>
          <p className="note">You see IDs and reasons. The words stay locked, also for you.</p>
          <Rows className="mt-3">
            {reports.map((report) => (
              <Row key={report.id} className="grid gap-2 py-4">
                <h3>{REASONS[report.reason]}</h3>
                <p className="note numerals wrap-anywhere">{sayFacts(report)}</p>
                <div className="flex flex-wrap gap-2">
                  <Button
                    variant="secondary"
                    size="sm"
                    disabled={pending}
                    onClick={() => close(report)}
                  >
                    Close
                  </Button>
                  <Button variant="danger" size="sm" onClick={() => setRemoving(report)}>
                    Remove the post
                  </Button>
                </div>
              </Row>
            ))}
          </Rows>
          {removing && (
            <DecideDialog
              decision={{
                title: 'Remove this post?',
                description:
                  'It’s deleted for everyone in the circle, with its responses and every report of it.',
                keep: 'Leave it',
                act: 'Remove',
                acting: 'Removing...',
                run: () => postTo(`reports/${removing.id}/remove`),
                done: 'Post removed',
              }}
              onClose={() => setRemoving(undefined)}
              onDone={() => {
                setRemoving(undefined);
                gone(({ postId }) => postId === removing.postId);
              }}
            />
          )}
        </>
      )}
    </Listed>
  );
}

function sayFacts({ at, post, postId, circleId, isOfLeader }: Report): string {
  return [
    formatDate(Date.parse(at)),
    `${post} ${postId}`,
    `circle ${circleId}`,
    isOfLeader ? 'written by the leader' : 'the leader was told',
  ].join(' · ');
}
