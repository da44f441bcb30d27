import type { Ref } from 'react';
import { SearchField } from '../../../ui/search-field';

interface FindFieldProps {
  readonly ref?: Ref<HTMLInputElement>;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** What Enter does; undefined where that is for what stands around the field. */
  readonly onEnter: (() => void) | undefined;
}

/** Where a passage is typed, or words of the Bible. */
export function FindField({ ref, typed, onType, onEnter }: FindFieldProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key is the field's
    <div
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing || !onEnter) return;
        if (!(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        event.stopPropagation();
        onEnter();
      }}
    >
      <SearchField
        ref={ref ?? null}
        label="Find a passage or words in the Bible"
        placeholder="Psalm 23, or words"
        typed={typed}
        onType={onType}
      />
    </div>
  );
}
