/**
 * Lets the app's worker run in the page's own thread. Chromium can slow a page down, but no worker; so the throttled figures
 * are those of a device on which index and page share one slow core.
 */
export function runWorkersInPage(): void {
  class WorkerInPage {
    onmessage: ((event: MessageEvent) => void) | null = null;
    onerror: (() => void) | null = null;
    readonly #frame = document.createElement('iframe');
    readonly #loaded: Promise<Window & typeof globalThis>;

    constructor(url: URL) {
      this.#frame.hidden = true;
      document.body.append(this.#frame);
      const scope = this.#frame.contentWindow as Window & typeof globalThis;
      scope.postMessage = (data: unknown) => {
        const copy = structuredClone(data);
        setTimeout(() => this.onmessage?.(new MessageEvent('message', { data: copy })));
      };
      this.#loaded = new Promise((resolve) => {
        const script = scope.document.createElement('script');
        script.type = 'module';
        script.src = String(url);
        script.onload = () => resolve(scope);
        script.onerror = () => this.onerror?.();
        scope.document.head.append(script);
      });
    }

    postMessage(data: unknown): void {
      const copy = structuredClone(data);
      void this.#loaded.then((scope) => {
        setTimeout(() => scope.dispatchEvent(new scope.MessageEvent('message', { data: copy })));
      });
    }

    terminate(): void {
      this.#frame.remove();
    }
  }
  Object.assign(window, { Worker: WorkerInPage });
}
