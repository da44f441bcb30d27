import { type OperateQuestions, operateQuestions } from '../../../../shared/api/operate';
import { Button } from '../../../ui/button';
import { formatDate } from '../../../ui/format/days';
import { Row, Rows } from '../../../ui/rows';
import type { SectionProps } from '../model/section';
import { useAct } from '../model/use-act';
import { useList } from '../model/use-list';
import { Listed } from '../parts/listed';

const STATUS = { pending: 'Pending', approved: 'Approved', rejected: 'Rejected' } as const;

/** The community's questions, pending ones first. */
export function QuestionsSection({ onRefused }: SectionProps) {
  const list = useList('questions', operateQuestions, onRefused);
  const { act, pending } = useAct(list.refresh, onRefused);
  return (
    <Listed
      title="Community questions"
      list={list}
      empty="No one has suggested a question yet."
      countOf={({ questions }) => questions.length}
      moreOf={({ more }) => more}
    >
      {({ questions }) => (
        <Rows>
          {questions.map((question) => (
            <Row key={question.id} className="grid gap-2 py-4">
              <h3 className="wrap-anywhere">{question.suggestion}</h3>
              <p className="note numerals wrap-anywhere">{sayFacts(question)}</p>
              <div className="flex flex-wrap gap-2">
                {question.status !== 'approved' && (
                  <Button
                    variant="secondary"
                    size="sm"
                    disabled={pending}
                    onClick={() =>
                      act(`questions/${question.id}`, { status: 'approved' }, 'Question approved')
                    }
                  >
                    Approve
                  </Button>
                )}
                {question.status !== 'rejected' && (
                  <Button
                    variant="secondary"
                    size="sm"
                    disabled={pending}
                    onClick={() =>
                      act(`questions/${question.id}`, { status: 'rejected' }, 'Question rejected')
                    }
                  >
                    Reject
                  </Button>
                )}
              </div>
            </Row>
          ))}
        </Rows>
      )}
    </Listed>
  );
}

function sayFacts(question: OperateQuestions['questions'][number]): string {
  const { status, category, votes, submittedAt } = question;
  const day = formatDate(Date.parse(submittedAt));
  const ofVotes = votes === 1 ? '1 vote' : `${votes} votes`;
  return [STATUS[status], category, ofVotes, day].filter(Boolean).join(' · ');
}
