import {
  ESSENTIAL_STORAGE,
  type EssentialStorage,
  type StoragePlace,
} from '../../platform/essential-storage';
import { Fact, Facts } from '../../ui/facts';

const PLACES: Readonly<Record<StoragePlace, string>> = {
  cookies: 'Cookies',
  localStorage: 'Local storage',
  sessionStorage: 'Session storage, until the tab is closed',
  databases: 'Databases (IndexedDB)',
  caches: 'Files (Cache Storage)',
};

/** All that is kept in a browser without asking, by the names under which a browser shows it. */
export function EssentialNames() {
  const places = Object.entries(ESSENTIAL_STORAGE) as [StoragePlace, readonly EssentialStorage[]][];
  return (
    <details className="legal-fold">
      <summary>Everything essential, by its name</summary>
      {places.map(([place, entries]) => (
        <section key={place}>
          <h3>{PLACES[place]}</h3>
          <Facts>
            {entries.map(({ what, names }) => (
              <Fact key={what} label={what}>
                {names.join(', ')}
              </Fact>
            ))}
          </Facts>
        </section>
      ))}
    </details>
  );
}
