import { Link } from 'react-router-dom';
import { MenuItem } from '../../ui/menu';

/** Spec section 2, in its order. */
const INFORMATION = [
  { to: '/about-ai', label: 'About the AI' },
  { to: '/privacy-policy', label: 'Security & Privacy' },
  { to: '/for-organizations', label: 'For Organizations' },
  { to: '/privacy-settings', label: 'Privacy Settings' },
  { to: '/data-export', label: 'Export Data' },
] as const;

/** The entries of the information menu. */
export function InformationItems() {
  return INFORMATION.map(({ to, label }) => (
    <MenuItem key={to} asChild>
      <Link to={to}>{label}</Link>
    </MenuItem>
  ));
}
