/** Waits until messages between ports have arrived: each takes a turn of Node's event loop. */
export async function messagesArrive(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
