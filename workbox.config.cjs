/** What the service worker keeps so that every signed-in screen opens with no network. */
module.exports = {
  globDirectory: 'dist/web',
  globPatterns: [
    'index.html',
    'start-guard.js',
    'old-browser.{js,css}',
    'manifest.webmanifest',
    'assets/*.{js,css,svg}',
    'assets/newsreader-latin-opsz-{normal,italic}-*.woff2',
    'assets/figtree-latin-wght-normal-*.woff2',
    // A book is made in airplane mode, too.
    'assets/book-*.woff',
    'icons/*.{svg,png}',
  ],
  // Of use to administrators alone, who read the same figures in a table without it; and to operators, whose page needs the network.
  globIgnores: ['assets/column-chart-*.js', 'assets/operate-screen-*.js'],
  // Their names carry a hash of their content.
  dontCacheBustURLsMatching: /^assets\//,
  swSrc: 'dist/worker/service-worker.js',
  swDest: 'dist/web/service-worker.js',
};
