import type { ReactNode } from 'react';
import { type CrisisLine, callLink, textLink } from '../../../shared/content/care/crisis-lines';
import { Button } from '../../ui/button';
import { Row } from '../../ui/rows';

interface CarePersonProps {
  readonly name: string;
  readonly says: string;
  /** Ways to reach them. */
  readonly children?: ReactNode;
}

/** Somebody to reach now. */
export function CarePerson({ name, says, children }: CarePersonProps) {
  return (
    <Row className="grid grid-cols-shrink-end items-center gap-4">
      <div>
        <h4 className="font-serif text-xl leading-line font-subhead">{name}</h4>
        <p className="mt-0.5 text-ink-2 text-ui-sm">{says}</p>
      </div>
      <div className="grid gap-2">{children}</div>
    </Row>
  );
}

interface CareLineProps {
  readonly line: CrisisLine;
  /** The number that the page's own button calls. */
  readonly called: string | null;
}

/** People who answer, and how. */
export function CareLine({ line: { name, says, call, text, chat }, called }: CareLineProps) {
  return (
    <CarePerson name={name} says={says}>
      {call !== undefined && call !== called && (
        <WayToReach href={callLink(call)} to={name}>
          Call
        </WayToReach>
      )}
      {text && (
        <WayToReach href={textLink(text)} to={name}>
          Text
        </WayToReach>
      )}
      {chat && (
        <OutsideLink href={chat} to={name}>
          Chat
        </OutsideLink>
      )}
    </CarePerson>
  );
}

interface WayProps {
  readonly href: string;
  /** Whom it reaches, for people who hear the link alone. */
  readonly to: string;
  readonly children: string;
}

export function WayToReach({ href, to, children }: WayProps) {
  return (
    <Button asChild variant="secondary" size="sm">
      <a href={href} aria-label={`${children} ${to}`}>
        {children}
      </a>
    </Button>
  );
}

/** Opens beside the page, which stays. */
export function OutsideLink({ href, to, children }: WayProps) {
  return (
    <Button asChild variant="secondary" size="sm">
      <a href={href} target="_blank" rel="noreferrer" aria-label={`${children}: ${to}`}>
        {children}
      </a>
    </Button>
  );
}
