import type { ReactNode } from 'react';
import { asText } from '../../../shared/domain/merge/canonical';
import { fieldName, kindWords } from '../../records/kind-words';
import type { Kept } from './resolve-conflict';
import { VersionCard } from './version-card';

interface KeptPairProps {
  readonly kept: Kept;
  /** Names the field: where there is more than one pair, or the kind has more than one text. */
  readonly named: boolean;
  readonly children?: ReactNode;
}

/** What stands and what was kept beside it, side by side where there is room. */
export function KeptPair({ kept: { record, version }, named, children }: KeptPairProps) {
  const words = kindWords(record.kind);
  const standing = asText(record.body[version.field] ?? '');
  return (
    <section className="mt-6 lg:mt-8">
      <h2 className={named ? 'mb-3' : 'sr-only'}>{fieldName(words, version.field)}</h2>
      <div className="grid gap-4 lg:grid-cols-2 lg:gap-6">
        <VersionCard
          name={words.inside}
          value={standing}
          other={version.value}
          changedAt={record.updatedAt}
          current
        />
        <VersionCard
          name="The other version"
          value={version.value}
          other={standing}
          changedAt={version.updatedAt}
        />
      </div>
      {children}
    </section>
  );
}
