import { ORIGIN_HERE } from './front-page';

/** The picture of every link that is shared, made by `npm run pictures`. */
export const OPEN_GRAPH_PICTURE = { file: 'open-graph.jpg', width: 1200, height: 630 } as const;

/** A page as search engines and link previews know it. */
export interface Preview {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** The pages that a visitor may open beside the landing page, in the titles that their screens have. */
export const PUBLIC_PAGES: readonly Preview[] = [
  page(
    '/about-ai',
    'About the AI',
    'How guided reflections find Scripture, what they can answer, and where your words go.',
  ),
  page(
    '/for-organizations',
    'For Organizations',
    'Ninety days for a congregation, a team, or a campus. Leaders can’t read anyone’s entries.',
  ),
  page(
    '/for-organizations/guide',
    'Leader guide',
    'One page to print: the first meeting, each week in thirty minutes, and how to end well.',
  ),
  page(
    '/privacy-policy',
    'Privacy Policy',
    'What Choose Wholeness keeps, where it keeps it, and how you export or delete it.',
  ),
  page(
    '/terms-of-service',
    'Terms of Service',
    'What we agree on when you use Choose Wholeness, in plain words.',
  ),
  page(
    '/mobile-ad',
    'On your phone',
    'Put Choose Wholeness on your home screen. It opens offline and saves what you write on your phone first.',
  ),
  page(
    '/share-preview',
    'Share',
    'See the pictures you can make of your day, your week, and your journey.',
  ),
];

/** The doors into the app. Links to them are shared too, but no search engine needs them. */
export const DOORS: readonly Preview[] = [
  page('/login', 'Sign In', 'Sign in and continue your ninety days.'),
  page('/auth', 'Sign In', 'Sign in and continue your ninety days.'),
  page('/begin', 'Begin', 'Begin your ninety days at once. You need no account to start.'),
  page('/register', 'Create Account', 'Begin your ninety days. It’s free to start.'),
  page(
    '/prayer-groups',
    'Prayer Circles',
    'A prayer circle holds requests, answers, and encouragement. People join it by invitation.',
  ),
];

function page(path: string, title: string, description: string): Preview {
  return { path, title: `${title} · Choose Wholeness`, description };
}

/** What stands in the head of such a page. Each server writes its own origin into it. */
export function previewTags({ path, title, description }: Preview): readonly string[] {
  const { file, width, height } = OPEN_GRAPH_PICTURE;
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Choose Wholeness',
    'og:title': title,
    'og:description': description,
    'og:url': `${ORIGIN_HERE}${path}`,
    'og:image': `${ORIGIN_HERE}/${file}`,
    'og:image:width': String(width),
    'og:image:height': String(height),
    'og:image:alt': 'Ninety mornings toward a whole life: a sunrise of ninety rays.',
  };
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" />`,
    `<link rel="canonical" href="${ORIGIN_HERE}${path}" />`,
    '<meta name="twitter:card" content="summary_large_image" />',
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${content}" />`,
    ),
  ];
}

/** The app's shell with the head of a page. */
export function withPreview(shell: string, preview: Preview): string {
  return shell
    .replace(/\s*<meta name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => previewTags(preview).join('\n    '));
}
