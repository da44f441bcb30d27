import { RadioSegments } from './radio-segments';

interface ThreeStateProps {
  /** The question, as hidden legend. */
  readonly label: string;
  /** `null` while the person has not answered. */
  readonly value: boolean | null;
  readonly onChange: (value: boolean | null) => void;
  readonly unsetLabel: string;
  readonly yesLabel: string;
  readonly noLabel: string;
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Unset, yes or no. Unset is a real answer one can return to. */
export function ThreeState(props: ThreeStateProps) {
  const { unsetLabel, yesLabel, noLabel, ...rest } = props;
  return (
    <RadioSegments
      {...rest}
      segments={[
        { value: null, label: unsetLabel, unset: true },
        { value: true, label: yesLabel },
        { value: false, label: noLabel },
      ]}
    />
  );
}
