import { Button } from '../../ui/button';
import { usePrompt } from './use-prompt';

interface PromptCardProps {
  onTake: (prompt: string) => void;
  onClose: () => void;
}

/** One question to write about: taken, passed for another, or closed. Nothing waits for it. */
export function PromptCard({ onTake, onClose }: PromptCardProps) {
  const { prompt, missing, pass } = usePrompt();
  return (
    <section aria-label="A question to begin with" className="mb-5 border-rule border-b pb-3">
      <div aria-live="polite" className="min-h-20">
        {missing && (
          <p className="text-ink-2">
            We couldn’t load a question. Your writing is safe. Try again when you’re online.
          </p>
        )}
        {prompt && (
          <>
            <p className="note">{prompt.from}</p>
            <p className="mt-1 text-pretty font-serif text-[1.1875rem] text-(--hour-ink) italic leading-[1.4]">
              {prompt.text}
            </p>
          </>
        )}
      </div>
      <div className="-mx-2 flex flex-wrap gap-x-2">
        <Button
          variant="text"
          size="sm"
          disabled={!prompt}
          onClick={() => prompt && onTake(prompt.text)}
        >
          Use this question
        </Button>
        <Button variant="text" size="sm" disabled={missing} onClick={pass}>
          Show another
        </Button>
        <Button variant="text" size="sm" className="ml-auto" onClick={onClose}>
          Close
        </Button>
      </div>
    </section>
  );
}
