interface TextSizeProps {
  /** 1 to `steps`. */
  readonly step: number;
  readonly steps: number;
  readonly onChange: (step: number) => void;
}

/** Smaller or larger reading text. */
export function TextSize({ step, steps, onChange }: TextSizeProps) {
  return (
    <fieldset className="text-size">
      <legend className="sr-only">Text size</legend>
      <SizeButton
        label="Smaller text"
        spent={step <= 1}
        className="text-(length:--type-ui-sm)"
        onPress={() => onChange(step - 1)}
      />
      <SizeButton
        label="Larger text"
        spent={step >= steps}
        className="text-count"
        onPress={() => onChange(step + 1)}
      />
      <output className="sr-only">{`Text size ${step} of ${steps}`}</output>
    </fieldset>
  );
}

interface SizeButtonProps {
  readonly label: string;
  readonly spent: boolean;
  readonly className: string;
  readonly onPress: () => void;
}

/** At its end a button stays focusable, so that a person keeps their place. */
function SizeButton({ label, spent, className, onPress }: SizeButtonProps) {
  return (
    <button
      type="button"
      className={`text-size-button ${className}`}
      aria-label={label}
      aria-disabled={spent || undefined}
      onClick={() => {
        if (!spent) onPress();
      }}
    >
      <span aria-hidden="true">A</span>
    </button>
  );
}
