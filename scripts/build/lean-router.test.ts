import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { productionFile, withoutData, withoutUnusedComponents } from './lean-router';

const folder = dirname(productionFile());
const code = readdirSync(folder)
  .filter((file) => /^chunk-\w+\.mjs$/.test(file))
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');

test('the components of the react-router that is installed lose their names, and may be left out', () => {
  expect(code).toContain('Form.displayName = ');
  const lean = withoutUnusedComponents(code);
  expect(lean).not.toMatch(/^\w+\.displayName/m);
  expect(lean.match(/^var \w+ = \/\* @__PURE__ \*\/ React\d*\.forwardRef\(/gm)).toHaveLength(3);
});

test('a form of the router is left out where only a link is used', async () => {
  const built = await build({
    stdin: {
      contents: `import { Link } from '${productionFile()}'; console.log(Link);`,
      resolveDir: folder,
    },
    bundle: true,
    write: false,
    format: 'esm',
    external: ['react'],
    plugins: [
      {
        name: 'lean-router',
        setup: ({ onLoad }) => {
          onLoad({ filter: /chunk-\w+\.mjs$/ }, ({ path }) => ({
            contents: withoutUnusedComponents(readFileSync(path, 'utf8')),
          }));
        },
      },
    ],
  });
  const text = built.outputFiles[0]?.text ?? '';
  expect(text).toContain('LinkWithRef');
  expect(text).not.toContain('getFormSubmissionInfo');
});

test('what the data router is made of is left out of one of the files, and of that one alone', () => {
  const files = readdirSync(folder).filter((file) => /^chunk-\w+\.mjs$/.test(file));
  const changed = files.filter((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return withoutData(text) !== text;
  });
  expect(changed).toHaveLength(1);
});
