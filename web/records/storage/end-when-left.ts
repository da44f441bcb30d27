/**
 * IndexedDB for a page in WebKit. As such a page is left it is kept for the way back, and with it the transactions that are
 * under way: they would block their database for every page that comes after, until the browser is closed (F17). So they
 * end with the page, and what is begun while it is kept ends at once; `ResilientConnection` runs it again should the page come back.
 *
 *   shown ──(pagehide, persisted)──▶ left ──(pageshow)──▶ shown
 */
export function endWhenLeft(indexedDB: IDBFactory, page: EventTarget): IDBFactory {
  const underWay = new Set<IDBTransaction>();
  /** Made or changed, and not open yet. */
  const upgrading = new Set<IDBDatabase>();
  let isLeft = false;
  page.addEventListener('pagehide', (event) => {
    isLeft = (event as PageTransitionEvent).persisted;
    if (!isLeft) return;
    for (const transaction of underWay) end(transaction);
    // Its transaction may be committing, and can't be aborted then. WebKit would hold the database until this page hears of the commit.
    for (const database of upgrading) database.close();
  });
  page.addEventListener('pageshow', () => {
    isLeft = false;
  });

  function follow(transaction: IDBTransaction): IDBTransaction {
    underWay.add(transaction);
    for (const event of ['complete', 'abort'])
      transaction.addEventListener(event, () => underWay.delete(transaction));
    if (isLeft) end(transaction);
    return transaction;
  }

  return {
    open(name, version) {
      const request = indexedDB.open(name, version);
      request.addEventListener('upgradeneeded', () => {
        const database = request.result;
        upgrading.add(database);
        for (const event of ['success', 'error'])
          request.addEventListener(event, () => upgrading.delete(database));
        if (request.transaction) follow(request.transaction);
      });
      request.addEventListener('success', () => {
        const database = request.result;
        const begin = database.transaction.bind(database);
        database.transaction = (...args) => follow(begin(...args));
      });
      return request;
    },
    deleteDatabase: (name) => indexedDB.deleteDatabase(name),
    cmp: (first, second) => indexedDB.cmp(first, second),
    databases: () => indexedDB.databases(),
  };
}

function end(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It ends already.
  }
}
