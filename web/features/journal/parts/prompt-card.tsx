import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button';
import { IconButton } from '../../../ui/icon-button';
import { usePrompt } from '../model/use-prompt';

interface PromptCardProps {
  onTake: (prompt: string) => void;
  onClose: () => void;
}

/** One question to write about: taken, passed for another, or closed. Nothing waits for it. */
export function PromptCard({ onTake, onClose }: PromptCardProps) {
  const { prompt, missing, pass } = usePrompt();
  const card = useRef<HTMLElement>(null);
  // The button that was pressed is gone.
  useEffect(() => card.current?.focus(), []);
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label="A question to begin with"
      className="relative mb-5 border-rule border-b pb-2"
    >
      <IconButton label="Close" className="absolute -top-3 -right-3" onClick={onClose}>
        <X size={20} strokeWidth={1.6} aria-hidden />
      </IconButton>
      <div aria-live="polite" className="min-h-20 pr-10">
        {missing && (
          <p className="text-ink-2">
            We couldn’t load a question. Your writing is safe. Try again when you’re online.
          </p>
        )}
        {prompt && (
          <>
            <p className="note">{prompt.from}</p>
            <p className="mt-1 font-serif text-prose leading-running text-pretty text-(--hour-ink) italic">
              {prompt.text}
            </p>
          </>
        )}
      </div>
      <div className="flex flex-wrap gap-x-6">
        <Button
          variant="text"
          size="sm"
          className="px-0"
          disabled={!prompt}
          onClick={() => prompt && onTake(prompt.text)}
        >
          Use this question
        </Button>
        <Button variant="text" size="sm" className="px-0" disabled={missing} onClick={pass}>
          Show another
        </Button>
      </div>
    </section>
  );
}
