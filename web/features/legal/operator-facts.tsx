import type { Operator } from '../../../shared/api/contact';

interface OperatorFactsProps {
  /** Undefined as long as the server hasn't said. */
  readonly operator: Operator | undefined;
}

/** Who runs the server, and where they can be reached without an account. */
export function OperatorFacts({ operator }: OperatorFactsProps) {
  if (!operator)
    return <p>We couldn’t load their name and address. They’re here when you’re online.</p>;
  return (
    <address className="not-italic">
      <p>
        {operator.name}
        <br />
        {operator.address}
        <br />
        <OperatorEmail operator={operator} />
      </p>
    </address>
  );
}

/** The address to write to; in development it is a placeholder, and no link. */
function OperatorEmail({ operator: { email } }: { operator: Operator }) {
  if (!email.includes('@')) return email;
  return (
    <a className="text-link" href={`mailto:${email}`}>
      {email}
    </a>
  );
}
