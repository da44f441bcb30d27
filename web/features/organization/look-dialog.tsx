import { type FormEvent, useState } from 'react';
import { ORGANIZATION_NAME_CHARACTERS } from '../../../shared/api/onboarding';
import { ACCENTS, type Accent, type OrganizationView } from '../../../shared/api/organizations';
import { OrganizationHead } from '../../account/react/organization-head';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Field, TextInput } from '../../ui/field';
import { RadioChips } from '../../ui/radio-chips';
import { toast } from '../../ui/toast-store';
import { changeLook } from './commands';
import { MarkField } from './parts/mark-field';

interface Props {
  readonly organization: OrganizationView;
  readonly onClose: () => void;
  readonly onChanged: () => Promise<void>;
}

const ACCENT_CHOICES = ACCENTS.map((value) => ({
  value,
  label: value.replace(/^./, (first) => first.toUpperCase()),
}));

/** Another name, mark or accent. What the server refuses stays in the form. */
export function LookDialog({ organization, onClose, onChanged }: Props) {
  const [name, setName] = useState(organization.organizationName);
  const [accent, setAccent] = useState<Accent>(organization.accent);
  const [mark, setMark] = useState(organization.mark);
  const [refusal, setRefusal] = useState<string>();
  const [pending, setPending] = useState(false);
  const look = { organizationName: name.trim(), accent, mark };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setPending(true);
    const result = await changeLook(organization.organizationId, look);
    if (result.ok) await onChanged();
    setPending(false);
    if (!result.ok) return setRefusal(result.problem);
    toast({ title: 'Name and look saved' });
    onClose();
  };
  return (
    <Dialog open onOpenChange={onClose} title="Name and look" closable>
      <form noValidate className="mt-3 grid gap-5" onSubmit={(event) => void save(event)}>
        <OrganizationHead as="p" organization={look} />
        <Field label="Name" error={refusal}>
          {({ id, describedBy, invalid }) => (
            <TextInput
              id={id}
              aria-describedby={describedBy}
              invalid={invalid}
              value={name}
              maxLength={ORGANIZATION_NAME_CHARACTERS}
              onChange={({ target }) => {
                setName(target.value);
                setRefusal(undefined);
              }}
            />
          )}
        </Field>
        <MarkField mark={mark} onChange={setMark} />
        <RadioChips label="Color" choices={ACCENT_CHOICES} value={accent} onChange={setAccent} />
        <Button
          type="submit"
          full
          pending={pending}
          pendingLabel="Saving..."
          disabled={name.trim() === ''}
        >
          Save
        </Button>
      </form>
    </Dialog>
  );
}
