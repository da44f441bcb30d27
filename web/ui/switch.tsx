import * as RadixSwitch from '@radix-ui/react-switch';
import { type ReactNode, useId } from 'react';
import { joinClasses } from './join-classes';

interface SwitchProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** One line below the label. */
  readonly note?: ReactNode;
  /** The label is only spoken; something visible beside the switch says it. */
  readonly labelHidden?: boolean | undefined;
  /** The id of what explains it, where that is no note of its own. */
  readonly describedBy?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A label and its on-off switch, on one line. */
export function Switch(props: SwitchProps) {
  const { label, checked, onChange, note, labelHidden, disabled = false, className } = props;
  const id = useId();
  const describedBy = note ? `${id}-note` : props.describedBy;
  const control = (
    <RadixSwitch.Root
      id={id}
      className="switch"
      checked={checked}
      onCheckedChange={onChange}
      disabled={disabled}
      {...(labelHidden && { 'aria-label': label })}
      aria-describedby={describedBy}
    >
      <RadixSwitch.Thumb className="switch-thumb" />
    </RadixSwitch.Root>
  );
  if (labelHidden) return control;
  return (
    <div className={joinClasses('switch-row', className)}>
      <span>
        <label htmlFor={id} className="label">
          {label}
        </label>
        {note && (
          <span className="note block" id={`${id}-note`}>
            {note}
          </span>
        )}
      </span>
      {control}
    </div>
  );
}
