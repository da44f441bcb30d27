import { useState } from 'react';
import { type OperateReplies, operateReplies } from '../../../../shared/api/operate';
import { Button } from '../../../ui/button';
import { DecideDialog } from '../../../ui/decide-dialog';
import { formatDate } from '../../../ui/format/days';
import { formatCount } from '../../../ui/format/numbers';
import { Row, Rows } from '../../../ui/rows';
import { WrittenText } from '../../../ui/written-text';
import type { SectionProps } from '../model/section';
import { postTo } from '../model/use-act';
import { changeOne, useList, withoutOne } from '../model/use-list';
import { REASONS } from '../model/words';
import { Decide, StatusTag } from '../parts/decide';
import { Listed } from '../parts/listed';

type Reply = OperateReplies['replies'][number];

/** Replies to the community's questions: those that wait for a person first, and those that readers flagged. */
export function RepliesSection({ onRefused }: SectionProps) {
  const list = useList('replies', operateReplies, onRefused);
  const [removing, setRemoving] = useState<string>();
  const decided = (id: string, status: Reply['status']) =>
    list.change(({ replies, more }) => ({
      replies: changeOne(replies, id, status === 'pending' ? { status } : { status, flags: [] }),
      more,
    }));
  const removed = (id: string) => {
    setRemoving(undefined);
    list.change(({ replies, more }) => ({ replies: withoutOne(replies, id), more }));
  };
  return (
    <Listed
      title="Replies to questions"
      list={list}
      empty="No one has replied yet."
      countOf={({ replies }) => replies.length}
      moreOf={({ more }) => more}
    >
      {({ replies }) => (
        <>
          <Rows>
            {replies.map((reply) => (
              <Row key={reply.id} className="grid gap-2.5 py-4">
                <Said reply={reply} />
                <div className="flex flex-wrap items-center gap-2">
                  <Decide
                    path={`replies/${reply.id}`}
                    what="Reply"
                    status={reply.status}
                    onDecided={(status) => decided(reply.id, status)}
                    onRefused={onRefused}
                  />
                  <Button variant="danger" size="sm" onClick={() => setRemoving(reply.id)}>
                    Delete
                  </Button>
                </div>
              </Row>
            ))}
          </Rows>
          {removing && (
            <DecideDialog
              decision={{
                title: 'Delete this reply?',
                description:
                  'It’s deleted for good, with its votes, also for the person who wrote it.',
                keep: 'Leave it',
                act: 'Delete',
                acting: 'Deleting...',
                run: () => postTo(`replies/${removing}/remove`),
                done: 'Reply deleted',
              }}
              onClose={() => setRemoving(undefined)}
              onDone={() => removed(removing)}
            />
          )}
        </>
      )}
    </Listed>
  );
}

function Said({ reply }: { readonly reply: Reply }) {
  const { question, text, status, votes, submittedAt, flags } = reply;
  const why = flags.map((reason) => REASONS[reason]).join(', ');
  return (
    <>
      <div className="grid grid-cols-fill-end items-start gap-3">
        <p className="note wrap-anywhere">{question ?? 'A question that is gone'}</p>
        <StatusTag status={status} />
      </div>
      <WrittenText text={text} />
      <p className="note numerals">
        {`${formatCount(votes, 'vote', 'votes')} · ${formatDate(Date.parse(submittedAt))}`}
      </p>
      {flags.length > 0 && <p className="text-danger">{`Flagged: ${why}`}</p>}
    </>
  );
}
