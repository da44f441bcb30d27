import { Button } from '../../../ui/button';
import type { CompanionReply, CompanionRun, CompanionState } from '../model/companion-run';
import type { Picks } from '../model/picks';
import { quotationOf } from '../model/quotation';
import type { useChoice } from '../model/use-choice';

interface PanelActionProps {
  readonly state: CompanionState;
  /** What its person calls the page. */
  readonly noun: string;
  readonly choice: Pick<ReturnType<typeof useChoice>, 'action' | 'act'>;
  /** What is picked of what was told. */
  readonly picks: Picks | undefined;
  readonly onAsk: CompanionRun['ask'];
  readonly onChooseAnew: () => void;
  readonly onSave: (quotation: string) => void;
  readonly onClose: () => void;
}

/** The one thing to do in each view of the panel. */
export function PanelAction(props: PanelActionProps) {
  const { state, noun, choice, picks, onAsk, onChooseAnew, onSave, onClose } = props;
  switch (state.at) {
    case 'choosing':
      return (
        <Button
          full
          disabled={choice.action.disabled}
          pending={choice.action.does === 'wait'}
          pendingLabel="Downloading the Bible"
          onClick={() => void choice.act()}
        >
          {choice.action.label}
        </Button>
      );
    case 'reading':
      return (
        <Button full variant="secondary" onClick={onChooseAnew}>
          Cancel
        </Button>
      );
    case 'failed':
      return (
        <div className="grid justify-items-center gap-2">
          <Button full onClick={() => void onAsk(state.text, state.way)}>
            Try again
          </Button>
          <Button variant="text" size="sm" onClick={onChooseAnew}>
            Choose again
          </Button>
        </div>
      );
    case 'told':
      return (
        <ToldAction told={state.told} noun={noun} picks={picks} onSave={onSave} onClose={onClose} />
      );
  }
}

type ToldActionProps = Pick<PanelActionProps, 'noun' | 'picks' | 'onSave' | 'onClose'> & {
  readonly told: CompanionReply;
};

function ToldAction({ told, noun, picks, onSave, onClose }: ToldActionProps) {
  // The page of care has its own, beside whom to call.
  if (told.answer.kind === 'danger') return null;
  const quotation = picks ? quotationOf(told, picks) : '';
  return quotation === '' ? (
    <Button full onClick={onClose}>{`Back to my ${noun}`}</Button>
  ) : (
    <Button
      full
      onClick={({ detail: clicks }) => {
        // The second half of a double click on what has just closed over it.
        if (clicks < 2) onSave(quotation);
      }}
    >
      {`Save into my ${noun}`}
    </Button>
  );
}
