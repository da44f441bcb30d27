import type { BrowserContext } from '@playwright/test';

const LINES_AT_MOST = 20;

/** What goes wrong in the pages of a test, for when it fails. */
export interface PageErrors {
  /** Listens to the pages of a browser that no fixture knows of. */
  readonly listenTo: (context: BrowserContext) => void;
  /** The last lines, oldest first. */
  readonly lines: () => string[];
}

export function collectPageErrors(): PageErrors {
  const lines: string[] = [];
  return {
    listenTo(context) {
      context.on('console', (message) => {
        if (message.type() === 'error') lines.push(`${message.page()?.url()}: ${message.text()}`);
      });
      context.on('weberror', (fault) => {
        const { message } = fault.error();
        lines.push(`${fault.page()?.url()}: uncaught: ${message}`);
      });
    },
    lines: () => lines.slice(-LINES_AT_MOST),
  };
}
