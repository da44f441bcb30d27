import type { Accent, OrganizationView } from '../../../shared/api/organizations';
import { hourClass } from '../../ui/hour';
import { joinClasses } from '../../ui/join-classes';
import '../../ui/styles/late/organization.css';

type Look = Pick<OrganizationView, 'organizationName' | 'accent' | 'mark'>;

/** The hues of the palette that stand behind the accents; evergreen is the app's own. */
const ACCENT_CLASS: Readonly<Record<Accent, string | undefined>> = {
  evergreen: undefined,
  amber: hourClass('drop'),
  clay: hourClass('check'),
  indigo: hourClass('journal'),
  moss: hourClass('nourish'),
  plum: hourClass('prayer'),
};

interface Props {
  readonly organization: Look;
  readonly className?: string | undefined;
}

interface HeadProps extends Props {
  /** `p` where it shows how the heading will look. */
  readonly as?: 'h1' | 'p';
}

/** An organization's name as a heading, beside its mark, over its accent. */
export function OrganizationHead({ organization, as: Name = 'h1' }: HeadProps) {
  return (
    <div className={joinClasses('organization-head', ACCENT_CLASS[organization.accent])}>
      <OrganizationMark organization={organization} />
      <Name className="wrap-anywhere">{organization.organizationName}</Name>
    </div>
  );
}

/** An organization's mark, or the first letter of its name. Decorative: the name stands beside it. */
export function OrganizationMark({ organization, className }: Props) {
  const { accent, mark, organizationName } = organization;
  const classes = joinClasses('organization-mark', ACCENT_CLASS[accent], className);
  return (
    <span className={classes} aria-hidden>
      {mark ? <img src={mark} alt="" /> : (Array.from(organizationName)[0] ?? '').toUpperCase()}
    </span>
  );
}
