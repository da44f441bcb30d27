import { Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { DetailButton } from './detail-button';
import { PromptCard } from './prompt-card';

interface PromptOfferProps {
  /** Nothing is written yet. A question that is open stays so while somebody writes. */
  isEmpty: boolean;
  onTake: (prompt: string) => void;
}

/** The way to a question to begin with: one quiet line until somebody asks for it. */
export function PromptOffer({ isEmpty, onTake }: PromptOfferProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasClosed, setClosed] = useState(false);
  if (!isOpen && !isEmpty) return null;
  if (isOpen) {
    return (
      <PromptCard
        onTake={(prompt) => {
          setOpen(false);
          onTake(prompt);
        }}
        onClose={() => {
          setOpen(false);
          setClosed(true);
        }}
      />
    );
  }
  return (
    <DetailButton
      className="-ml-2.5"
      icon={<Lightbulb size={18} strokeWidth={1.6} aria-hidden />}
      isChosen={false}
      autoFocus={wasClosed}
      onClick={() => setOpen(true)}
    >
      Begin with a question
    </DetailButton>
  );
}
