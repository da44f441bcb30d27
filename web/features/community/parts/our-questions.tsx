import { useState } from 'react';
import { ourQuestionsAnswer } from '../../../../shared/api/replies';
import { questionsOf } from '../../../../shared/content/community/questions';
import { useAnswer } from '../../../answers/react/use-answer';
import { useToday } from '../../../live/react/use-today';
import { Button } from '../../../ui/button';
import { Part } from '../../../ui/screen';
import { QuestionWays } from './question-ways';

/** As many as each day has others. */
const SHOWN_AT_FIRST = 3;

interface OurQuestionsProps {
  /** The question that the address names. */
  readonly named: string | null;
}

/** Questions of ours, named as such: others each day, all of them where the person asks or is led to one of them. */
export function OurQuestions({ named }: OurQuestionsProps) {
  const today = useToday();
  const { value: counted } = useAnswer('/api/our-questions', ourQuestionsAnswer);
  const questions = questionsOf(today);
  const [isWhole, setWhole] = useState(
    questions.findIndex(({ id }) => id === named) >= SHOWN_AT_FIRST,
  );
  const shown = isWhole ? questions : questions.slice(0, SHOWN_AT_FIRST);
  return (
    <Part title="Questions from Us" aside={questions.length}>
      <p className="note">Written for Choose Wholeness, to begin with.</p>
      <ul className="mt-3">
        {shown.map(({ id, text }) => (
          <li key={id} className="border-t border-rule py-4">
            <p className="font-serif text-xl leading-running font-normal text-pretty">{text}</p>
            <QuestionWays
              questionId={id}
              question={text}
              replies={counted && (counted.find((one) => one.id === id)?.replies ?? 0)}
              isNamed={id === named}
            />
          </li>
        ))}
      </ul>
      {!isWhole && (
        <Button variant="text" className="mt-2 -ml-2" onClick={() => setWhole(true)}>
          Show all questions
        </Button>
      )}
    </Part>
  );
}
