import type { ComponentProps } from 'react';
import { Button } from '../../../ui/button';

/** Where inquiries go by mail; `none` where the server names no address, `unknown` where it can't be asked. */
export type SalesAddress =
  | { readonly state: 'asking' | 'unknown' | 'none' }
  | { readonly state: 'here'; readonly address: string };

export const ENTERPRISE_INQUIRY = 'Enterprise Inquiry';

interface SalesLinkProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'full'> {
  readonly sales: SalesAddress;
  /** Of the mail. */
  readonly subject: string;
  readonly children: string;
}

/** Opens a mail to the sales address; where there is none, its place says so. */
export function SalesLink({ sales, subject, children, ...look }: SalesLinkProps) {
  switch (sales.state) {
    case 'here':
      return (
        <Button {...look} asChild>
          <a href={mailLink(sales.address, subject)}>{children}</a>
        </Button>
      );
    case 'asking':
      return (
        <Button {...look} disabled>
          {children}
        </Button>
      );
    case 'unknown':
      return <p className="note">We couldn’t load the email address. Check your connection.</p>;
    case 'none':
      return <p className="note">No email address for inquiries is set up on this server.</p>;
  }
}

function mailLink(address: string, subject: string): string {
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}
