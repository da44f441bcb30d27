import type { Plugin } from 'vite';

/** Which npm packages each built file holds, by file name. */
export type PackagesByFile = Record<string, string[]>;

export const PACKAGES_FILE = '.vite/packages.json';
const PACKAGE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/;

/** Writes {@link PackagesByFile} beside Vite's manifest, for the size budget. */
export function listPackages(): Plugin {
  return {
    name: 'list-packages',
    apply: 'build',
    generateBundle(_options, bundle) {
      const packages: PackagesByFile = {};
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk') packages[output.fileName] = packagesOf(output.moduleIds);
      }
      this.emitFile({ type: 'asset', fileName: PACKAGES_FILE, source: JSON.stringify(packages) });
    },
  };
}

function packagesOf(moduleIds: readonly string[]): string[] {
  const names = moduleIds.map((id) => PACKAGE.exec(id)?.[1]).filter((name) => name !== undefined);
  return [...new Set(names)].sort();
}
