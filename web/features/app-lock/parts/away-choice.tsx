import { RadioChips } from '../../../ui/radio-chips';

const ON_START = 'start';
const CHOICES = [
  { value: '0', label: 'As soon as it’s hidden' },
  { value: '1', label: 'After 1 minute' },
  { value: '5', label: 'After 5 minutes' },
  { value: '15', label: 'After 15 minutes' },
  { value: ON_START, label: 'Only when it starts' },
];

interface Props {
  readonly minutes: number | null;
  readonly onChange: (minutes: number | null) => void;
}

/** How long the app may be away, or lie untouched, before it locks. */
export function AwayChoice({ minutes, onChange }: Props) {
  return (
    <RadioChips
      label="Lock the app"
      choices={CHOICES}
      value={minutes === null ? ON_START : String(minutes)}
      onChange={(value) => onChange(value === ON_START ? null : Number(value))}
    />
  );
}
