/**
 * Resolves in a later task, so that the page can answer and draw in between. Not by a timer: browsers hold those back once a
 * few follow each other.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      // Named here, so that it is not collected before the message has come.
      port2.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
