import { useState } from 'react';
import { questionsOf } from '../../../../shared/content/community/questions';
import { useToday } from '../../../live/react/use-today';
import { Button } from '../../../ui/button';
import { Part } from '../../../ui/screen';
import { AnswerLink } from './answer-link';

/** As many as each day has others. */
const SHOWN_AT_FIRST = 3;

/** Questions of ours, named as such: others each day, all of them where the person asks. */
export function OurQuestions() {
  const today = useToday();
  const [isWhole, setWhole] = useState(false);
  const questions = questionsOf(today);
  const shown = isWhole ? questions : questions.slice(0, SHOWN_AT_FIRST);
  return (
    <Part title="Questions from Us" aside={questions.length}>
      <p className="note">Written for Choose Wholeness, to begin with.</p>
      <ul className="mt-3">
        {shown.map((question) => (
          <li key={question} className="border-t border-rule py-4">
            <p className="font-serif text-xl leading-running font-normal text-pretty">{question}</p>
            <AnswerLink question={question} />
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
