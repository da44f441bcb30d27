import type { Appearance } from '@stripe/stripe-js';

/** The roles of the design that Stripe's frame is given, read as they stand by day or by night. */
export function readAppearance(): Appearance {
  const style = getComputedStyle(document.documentElement);
  const role = (name: string) => style.getPropertyValue(name).trim();
  return {
    theme: 'flat',
    labels: 'above',
    variables: {
      colorPrimary: role('--action'),
      colorBackground: role('--leaf'),
      colorText: role('--ink'),
      colorTextSecondary: role('--ink-2'),
      colorTextPlaceholder: role('--ink-3'),
      colorDanger: role('--danger'),
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '17px',
      borderRadius: '10px',
    },
    rules: {
      '.Input': { border: `1px solid ${role('--line')}`, boxShadow: 'none', padding: '14px 16px' },
      '.Input:focus': {
        border: `1px solid ${role('--focus')}`,
        boxShadow: `0 0 0 2px ${role('--focus')}`,
      },
      '.Label': { color: role('--ink'), fontWeight: '560' },
    },
  };
}
