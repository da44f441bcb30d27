import { Printer } from 'lucide-react';
import { IconButton } from './icon-button';

interface PrintButtonProps {
  /** 'Print this day'. */
  readonly label: string;
  /** `line` stands among other text, `icon` at the head of a screen. */
  readonly as: 'icon' | 'line';
}

/** Opens the browser's own print dialog, which also saves as PDF. What it prints looks as `print.css` says. */
export function PrintButton({ label, as }: PrintButtonProps) {
  const icon = <Printer size={as === 'icon' ? 20 : 16} strokeWidth={1.6} aria-hidden />;
  if (as === 'icon') {
    return (
      <IconButton label={label} onClick={() => print()}>
        {icon}
      </IconButton>
    );
  }
  return (
    <button
      type="button"
      className="text-link inline-flex min-h-11 items-center gap-1.5"
      onClick={() => print()}
    >
      {icon}
      {label}
    </button>
  );
}
