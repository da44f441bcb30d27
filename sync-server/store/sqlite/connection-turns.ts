/** One piece of work after another on one connection: each may wait between its statements, and no other comes between. */
export interface ConnectionTurns {
  run<Value>(work: () => Value | Promise<Value>): Promise<Value>;
}

export function createConnectionTurns(): ConnectionTurns {
  let last: Promise<unknown> = Promise.resolve();
  return {
    run(work) {
      const turn = last.then(work);
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}
