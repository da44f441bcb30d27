import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The faces of the first line of text on every screen. */
const FIRST_FACES = [
  /newsreader-latin-opsz-normal.*\.woff2$/,
  /figtree-latin-wght-normal.*\.woff2$/,
];

/** Lets the browser fetch the first fonts beside the styles, instead of after them. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FIRST_FACES.some((face) => face.test(file)))
          .map(preloadTag),
    },
  };
}

function preloadTag(file: string): HtmlTagDescriptor {
  return {
    tag: 'link',
    attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
    injectTo: 'head',
  };
}
