import { Button } from '../../ui/button';
import { useCameFrom } from '../../ui/came-from';
import { FocusScreen } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import { useFocusOnInvalid } from '../../ui/use-focus-on-invalid';
import { FeedbackFields } from './feedback-fields';
import { PreviousFeedback } from './previous-feedback';
import { useFeedbackForm } from './use-feedback';
import '../../ui/styles/late/rating.css';

/** Feedback: what a person tells whoever runs this, and what has come of it. */
export function FeedbackScreen() {
  const { form, change, sending, submit, takeBack, canTakeBack, errors, refusals } =
    useFeedbackForm();
  const fields = useFocusOnInvalid<HTMLDivElement>(refusals);
  const edit = (...[item]: Parameters<typeof takeBack>) => {
    void takeBack(item);
    document.getElementById('main')?.focus();
    scrollTo({ top: 0 });
  };
  return (
    <FocusScreen
      title="Feedback"
      backTo={useCameFrom('/')}
      side={<PreviousFeedback onTakeBack={edit} canTakeBack={canTakeBack} />}
      sideOnPhones
      action={
        <Button
          disabled={!form}
          pending={sending}
          pendingLabel="Sending..."
          // The second of a double click finds the form empty already.
          onClick={({ detail }) => detail < 2 && void submit()}
        >
          Submit Feedback
        </Button>
      }
    >
      <h1>Tell us plainly</h1>
      <p className="mt-1.5 text-ink-2">A person reads every one.</p>
      <div ref={fields}>
        {form ? (
          <FeedbackFields form={form} errors={errors} onChange={change} />
        ) : (
          <Skeleton className="mt-6" />
        )}
      </div>
    </FocusScreen>
  );
}
