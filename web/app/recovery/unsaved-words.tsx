import { use, useEffect, useState } from 'react';
import { PersonContext } from '../../person/react/person-context';
import { saveTextFile } from '../../platform/save-file';
import { todayHere } from '../../platform/today';
import { Button } from '../../ui/button';
import { draftText } from './draft-text';

/** The writing that is not in a saved entry, to copy or keep as a file. Nothing when there is none. */
export function UnsavedWords() {
  const person = use(PersonContext);
  const [text, setText] = useState('');
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    void person?.keeper.all().then((drafts) => setText(draftText(drafts)));
  }, [person]);
  if (text === '') return null;
  return (
    <section className="mt-8 w-full max-w-104 text-left">
      <h2 className="font-serif text-heading">What you were writing</h2>
      <p className="mt-3 max-h-60 overflow-auto whitespace-pre-wrap rounded-leaf bg-leaf p-4 font-serif text-reading shadow-leaf">
        {text}
      </p>
      <div className="mt-4 grid grid-cols-2 gap-3">
        <Button
          variant="secondary"
          onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
        >
          {copied ? 'Copied' : 'Copy'}
        </Button>
        <Button
          variant="secondary"
          onClick={() => saveTextFile(`unsaved-words-${todayHere()}.txt`, text)}
        >
          Save as file
        </Button>
      </div>
    </section>
  );
}
