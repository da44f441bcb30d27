import { Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { DetailButton } from './detail-button';
import { PromptCard } from './prompt-card';

/** The way to a question to begin with: one quiet line until somebody asks for it. */
export function PromptOffer({ onTake }: { onTake: (prompt: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) {
    return (
      <PromptCard
        onTake={(prompt) => {
          setOpen(false);
          onTake(prompt);
        }}
        onClose={() => setOpen(false)}
      />
    );
  }
  return (
    <DetailButton
      className="-ml-2.5"
      icon={<Lightbulb size={18} strokeWidth={1.6} aria-hidden />}
      isChosen={false}
      onClick={() => setOpen(true)}
    >
      Begin with a question
    </DetailButton>
  );
}
