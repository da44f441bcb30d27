import { type OperateQuestions, operateQuestions } from '../../../../shared/api/operate';
import { formatDate } from '../../../ui/format/days';
import { formatCount } from '../../../ui/format/numbers';
import { Row, Rows } from '../../../ui/rows';
import type { SectionProps } from '../model/section';
import { changeOne, useList } from '../model/use-list';
import { Decide, StatusTag } from '../parts/decide';
import { Listed } from '../parts/listed';

/** The community's questions, pending ones first. */
export function QuestionsSection({ onRefused }: SectionProps) {
  const list = useList('questions', operateQuestions, onRefused);
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
            <Row key={question.id} className="grid gap-2.5 py-4">
              <div className="grid grid-cols-fill-end items-start gap-3">
                <h3 className="wrap-anywhere">{question.suggestion}</h3>
                <StatusTag status={question.status} />
              </div>
              <p className="note numerals wrap-anywhere">{sayFacts(question)}</p>
              <Decide
                path={`questions/${question.id}`}
                what="Question"
                status={question.status}
                onDecided={(status) =>
                  list.change(({ questions: before, more }) => ({
                    questions: changeOne(before, question.id, { status }),
                    more,
                  }))
                }
                onRefused={onRefused}
              />
            </Row>
          ))}
        </Rows>
      )}
    </Listed>
  );
}

function sayFacts(question: OperateQuestions['questions'][number]): string {
  const { category, votes, submittedAt } = question;
  const day = formatDate(Date.parse(submittedAt));
  return [category, formatCount(votes, 'vote', 'votes'), day].filter(Boolean).join(' · ');
}
