import { Check, Landmark, type LucideIcon, UserRound, UsersRound } from 'lucide-react';
import { ORGANIZATION_NAME_CHARACTERS, type UserType } from '../../../shared/api/onboarding';
import { CodeField } from '../../ui/code-field';
import { Field, TextInput } from '../../ui/field';
import { ItemState } from '../../ui/item-state';
import type { Choices } from './choices';

interface Option {
  readonly userType: UserType;
  readonly icon: LucideIcon;
  readonly title: string;
  readonly line: string;
}

const OPTIONS: readonly Option[] = [
  {
    userType: 'individual',
    icon: UserRound,
    title: 'On my own',
    line: 'Other people here can’t see what you write.',
  },
  {
    userType: 'group_member',
    icon: UsersRound,
    title: 'With a group',
    line: 'A church, a circle, a few friends.',
  },
  {
    userType: 'corporate_admin',
    icon: Landmark,
    title: 'For an organization',
    line: 'You set it up; they join you.',
  },
];

interface Props {
  readonly choices: Choices;
  readonly refusal: string | undefined;
  readonly onChange: (choice: Partial<Choices>) => void;
  readonly onStartAlone: () => void;
}

/** Alone, with a group by its invite code, or for an organization that is founded here. */
export function AccountTypeStep(props: Props) {
  const { choices, onChange } = props;
  const { userType } = choices;
  return (
    <>
      <h1 className="mt-3">Who are you walking with?</h1>
      <fieldset className="mt-6 grid grid-cols-1 gap-3">
        <legend className="sr-only">Who are you walking with?</legend>
        {OPTIONS.map((option) => (
          <OptionCard
            key={option.userType}
            option={option}
            checked={option.userType === userType}
            onChoose={() => onChange({ userType: option.userType })}
          />
        ))}
      </fieldset>
      {userType === 'group_member' && <InviteField {...props} />}
      {userType === 'corporate_admin' && (
        <Field label="Organization name" className="mt-6">
          {({ id }) => (
            <TextInput
              id={id}
              maxLength={ORGANIZATION_NAME_CHARACTERS}
              value={choices.organizationName}
              onChange={({ target }) => onChange({ organizationName: target.value })}
            />
          )}
        </Field>
      )}
    </>
  );
}

interface OptionCardProps {
  readonly option: Option;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

function OptionCard({ option, checked, onChoose }: OptionCardProps) {
  const { icon: Icon, title, line, userType } = option;
  return (
    <label className="account-type">
      <input
        type="radio"
        className="sr-only"
        name="account-type"
        value={userType}
        checked={checked}
        onChange={onChoose}
      />
      <span className="account-type-arch">
        <Icon size={24} strokeWidth={1.6} aria-hidden />
      </span>
      <span>
        <span className="account-type-title">{title}</span>
        <span className="block text-ui-sm leading-running text-ink-2">{line}</span>
      </span>
      <span className="account-type-mark">
        {checked && <Check size={14} strokeWidth={2.6} aria-hidden />}
      </span>
    </label>
  );
}

function InviteField({ choices, refusal, onChange, onStartAlone }: Props) {
  const { inviteCode, group } = choices;
  const known = group && (
    <ItemState tone="ok" icon={<Check size={16} strokeWidth={1.6} aria-hidden />}>
      {group.name}
    </ItemState>
  );
  return (
    <div className="mt-6">
      <CodeField
        code={inviteCode}
        hint={known || 'Ask the person who leads your group. They find it under Invite.'}
        error={refusal}
        onChange={(typed) => onChange({ inviteCode: typed, group: null })}
      />
      <p className="mt-2 text-ink-2 text-ui-sm">
        No code yet?{' '}
        <button type="button" className="text-link min-h-12" onClick={onStartAlone}>
          Start on your own, join later
        </button>
      </p>
    </div>
  );
}
