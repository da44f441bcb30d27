import { useState } from 'react';
import { Button } from '../../../ui/button';
import { Chip } from '../../../ui/chip';
import { Row, Rows } from '../../../ui/rows';

type Themes = typeof import('../../../../shared/content/prompts/prompts')['PROMPT_THEMES'];

/** Our own questions by their themes, loaded once the leader asks for them. */
export function QuestionChoice({ onChoose }: { readonly onChoose: (question: string) => void }) {
  const [themes, setThemes] = useState<Themes | 'missing'>();
  const [name, setName] = useState<string>();
  const load = async () => {
    const found = await import('../../../../shared/content/prompts/prompts').catch(() => undefined);
    setThemes(found?.PROMPT_THEMES ?? 'missing');
  };
  if (themes === undefined || themes === 'missing')
    return (
      <div>
        <Button variant="text" size="sm" className="px-0" onClick={() => void load()}>
          Choose one of our questions
        </Button>
        <p role="status" className="note empty:hidden">
          {themes === 'missing' &&
            'We couldn’t load our questions. What you wrote is safe. Try again when you’re online.'}
        </p>
      </div>
    );
  const open = themes.find((theme) => theme.name === name);
  return (
    <fieldset>
      <legend className="label">Our questions</legend>
      <div className="chips mt-2.5">
        {(open ? [open] : themes).map((theme) => (
          <Chip
            key={theme.name}
            selected={theme === open}
            onToggle={() => setName(theme === open ? undefined : theme.name)}
          >
            {theme.name}
          </Chip>
        ))}
      </div>
      {open && (
        <>
          <Rows className="mt-3">
            {open.prompts.map((prompt) => (
              <Row key={prompt}>
                <button
                  type="button"
                  className="min-h-11 w-full py-2 text-start font-serif text-lg leading-normal text-pretty"
                  onClick={() => onChoose(prompt)}
                >
                  {prompt}
                </button>
              </Row>
            ))}
          </Rows>
          <Button variant="text" size="sm" className="mt-1 px-0" onClick={() => setName(undefined)}>
            Other themes
          </Button>
        </>
      )}
    </fieldset>
  );
}
