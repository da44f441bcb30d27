import { RadioSegments } from './radio-segments';

interface SegmentsProps<Value extends string> {
  /** What is chosen, as hidden legend. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Two or more equal answers of which one holds. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { options, value, ...rest } = props;
  return <RadioSegments {...rest} segments={options} value={value ?? undefined} />;
}
