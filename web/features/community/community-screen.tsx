import { useSearchParams } from 'react-router-dom';
import { useIsGated } from '../../answers/react/use-plan';
import { HubScreen } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import { UpgradePanel } from '../../ui/upgrade-panel';
import { CommunityList } from './parts/community-list';
import { Contributions } from './parts/contributions';
import { OurQuestions } from './parts/our-questions';
import { Suggest } from './parts/suggest';
import { isBlank } from './suggestion-form';
import { useSuggestionForm, useSuggestions } from './use-suggestions';
import '../../ui/styles/late/suggestions.css';

/** The Community Reflection Hub: questions people write for one another, and what they think of them. */
export function CommunityScreen() {
  const { form, change, sending, submit, takeBack, canTakeBack } = useSuggestionForm();
  const { approvedSuggestions, own, unsent } = useSuggestions();
  const named = useSearchParams()[0].get('question');
  const isGated = useIsGated('community-suggestions');
  const canVote = !useIsGated('voting');
  // What was written before a plan ended stays in sight.
  const hasForm = !isGated || (form !== undefined && !isBlank(form));
  const hasContributed = unsent.length > 0 || (own.value?.length ?? 0) > 0;
  const edit = (...[item]: Parameters<typeof takeBack>) => {
    void takeBack(item);
    document.getElementById('main')?.focus();
    scrollTo({ top: 0 });
  };
  return (
    <HubScreen side={<Guidelines />} sideOnPhones className="community">
      <h1>Community Reflection Hub</h1>
      <p className="mt-1.5 text-ink-2">Questions you write for one another.</p>
      {isGated && (
        <UpgradePanel
          title="Add your own question"
          adds={['community-suggestions', 'voting']}
          className="mt-6"
        >
          Reading is free for everyone.
        </UpgradePanel>
      )}
      {hasForm && form && (
        <Suggest form={form} sending={sending} onChange={change} onSubmit={() => void submit()} />
      )}
      {hasForm && !form && <Skeleton className="mt-6" />}
      {(!isGated || hasContributed) && (
        <Contributions own={own} unsent={unsent} onTakeBack={edit} canTakeBack={canTakeBack} />
      )}
      <CommunityList approvedSuggestions={approvedSuggestions} canVote={canVote} named={named} />
      <OurQuestions named={named} />
    </HubScreen>
  );
}

/** What is asked of people who ask. The spec says "verified" in the first line (section 2), but nobody is verified. */
function Guidelines() {
  return (
    <section className="guidelines">
      <h2>Guidelines</h2>
      <ul className="mt-2">
        <li>Only people with Premium, or its free trial, can contribute.</li>
        <li>Ask what you would answer yourself.</li>
        <li>Write for someone having a hard day.</li>
        <li>No names, no advice, no argument.</li>
        <li>We read each reply before others can.</li>
      </ul>
    </section>
  );
}
