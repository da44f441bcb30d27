export const ZONES: readonly string[];

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly meta?: { readonly readsLocalTime?: true } }[];
  }[];
}

export function readersOfLocalTime(report: VitestReport): string[];
