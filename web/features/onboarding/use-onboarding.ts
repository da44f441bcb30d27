import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { hasBegun, postponeOnboarding } from '../../account/account-facts';
import { usePerson } from '../../person/react/person-context';
import { keepPreference } from '../../records/react/keep-preference';
import { useSaveTrouble } from '../../records/react/use-save-trouble';
import {
  type Choices,
  NO_CHOICES,
  payloadOf,
  reachableStep,
  type Step,
  stepAfter,
} from './choices';
import { checkInvite, completeOnboarding, hasCompletedOnboarding } from './commands';

const DRAFT = 'onboarding';

/**
 *   welcome ─▶ account-type ─▶ personalization ─▶ privacy ──complete──▶ (/home)
 *                   ▲                                │
 *                   └──── the code leads nowhere ────┘
 *
 * The step stands in the address, and what was chosen in a draft, so Back and a reload lose nothing.
 */
export function useOnboarding() {
  const { store } = usePerson();
  const { personId } = store;
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { choices, change, discard } = useChoices();
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [isOut, setIsOut] = useState(false);
  const trouble = useSaveTrouble();
  const completed = useCompleted(personId, setIsOut);

  const step = choices && reachableStep(search.get('step'), choices);
  const elsewhere = completed ? '/home' : choices && !step && addressOf(choices.step);

  function go(to: Step, choice: Partial<Choices> = {}): void {
    change({ ...choice, step: to });
    void navigate(addressOf(to));
  }

  async function checkCode(code: string): Promise<Partial<Choices> | undefined> {
    const checked = await checkInvite(code.trim());
    if (checked.kind === 'known') return { group: checked.group };
    if (checked.kind === 'failed') return {};
    setRefusal(checked.message);
    return undefined;
  }

  async function complete(all: Choices): Promise<void> {
    const payload = payloadOf(all, personId);
    if (!payload) return;
    const result = await completeOnboarding(personId, payload);
    if (result.kind === 'done') {
      trouble.clear();
      await keepPreference(store.records, { goals: payload.goals });
      await discard();
      // Signing up has said 'Welcome!', and a toast would keep the tour away.
      void navigate('/home', { replace: true });
    } else if (result.kind === 'refused') {
      setRefusal(result.message);
      go('account-type');
    } else {
      setIsOut(result.isOut);
      trouble.tell('Failed to complete onboarding. Please try again.');
    }
  }

  async function goOn(): Promise<void> {
    if (!choices || !step) return;
    const next = stepAfter(step);
    if (!next) return complete(choices);
    const asksCode = step === 'account-type' && choices.userType === 'group_member';
    const found = asksCode ? await checkCode(choices.inviteCode) : {};
    if (found) go(next, found);
  }

  return {
    /** Undefined while the draft is read. */
    choices,
    /** Undefined where the address names none yet. */
    step,
    /** Where this screen leads on to by itself, if it does. */
    elsewhere,
    pending,
    /** Why the invite code was not taken. */
    refusal,
    /** Home is offered: the server could not be reached, so completing would fail; or they write already (P77). */
    mayLeave: isOut || hasBegun(personId),
    /** They write already: this is no first day. */
    hasBegun: hasBegun(personId),
    /** Does nothing while the server is asked: its answer is about what was chosen then. */
    change(choice: Partial<Choices>) {
      if (pending) return;
      setRefusal(undefined);
      change(choice);
    },
    async goOn() {
      if (pending) return;
      setPending(true);
      await goOn().finally(() => setPending(false));
    },
    /** On without the code that is asked for: groups can be joined later. */
    startAlone() {
      if (!pending) go('personalization', { userType: 'individual' });
    },
    leaveForNow() {
      postponeOnboarding(personId);
      void navigate('/home');
    },
  };
}

export function addressOf(step: Step): string {
  return `/onboarding?step=${step}`;
}

function useChoices() {
  const { keeper } = usePerson();
  const [choices, setChoices] = useState<Choices>();
  useEffect(() => {
    const begin = (draft?: Partial<Choices>) => setChoices({ ...NO_CHOICES, ...draft });
    // A draft that can't be read is no reason to show nothing.
    keeper.read<Partial<Choices>>(DRAFT).then(begin, () => begin());
  }, [keeper]);
  return {
    choices,
    change(choice: Partial<Choices>) {
      const changed = { ...NO_CHOICES, ...choices, ...choice };
      setChoices(changed);
      keeper.keep(DRAFT, changed);
    },
    discard: () => keeper.discard(DRAFT).catch(() => undefined),
  };
}

/** Nobody is asked twice: another device may have been faster. */
function useCompleted(personId: string, tellIsOut: (isOut: boolean) => void): boolean {
  const [completed, setCompleted] = useState(false);
  useEffect(() => {
    let isHere = true;
    void hasCompletedOnboarding(personId).then((answer) => {
      if (!isHere) return;
      tellIsOut(answer === undefined);
      setCompleted(answer === true);
    });
    return () => {
      isHere = false;
    };
  }, [personId, tellIsOut]);
  return completed;
}
