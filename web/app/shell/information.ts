/** The entries of the information menu (spec section 2). */
export const INFORMATION = [
  { to: '/about-ai', label: 'About the AI' },
  { to: '/privacy-policy', label: 'Security & Privacy' },
  { to: '/for-organizations', label: 'For Organizations' },
  { to: '/privacy-settings', label: 'Privacy Settings' },
  { to: '/data-export', label: 'Export Data' },
] as const;
