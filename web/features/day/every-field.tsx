import type { ReactNode } from 'react';
import { mediaIdOf } from '../../../shared/protocol/media';
import type { FieldRule } from '../../../shared/records/kind';
import type { DeviceRecord } from '../../../shared/records/record';
import { findKind } from '../../../shared/records/registry';
import { PhotoGrid } from '../../media/react/photos/photo-grid';
import { VoicePlayback } from '../../media/react/voice-playback';
import { VoiceState } from '../../media/react/voice-state';
import { kindWords } from '../../records/kind-words';
import { photosOf } from '../../records/photos-of';
import { wordsOrNull } from '../../records/words-or-null';
import { WrittenText } from '../../ui/written-text';

/** The words, recordings and photos of a record of any kind, each text under the name that the form gives it. */
export function EveryField({ record }: { readonly record: DeviceRecord }) {
  const { fields, ownWords } = kindWords(record.kind);
  const rules: Readonly<Partial<Record<string, FieldRule>>> = findKind(record.kind)?.fields ?? {};
  const parts = Object.entries(fields).map(([field, name]): ReactNode => {
    const value = record.body[field];
    if (typeof value !== 'string') return null;
    if (rules[field] === 'recording') return <Voice key={field} url={value} />;
    if (rules[field] !== 'text' || wordsOrNull(value) === null) return null;
    return (
      <div key={field} className="mt-1">
        {field !== ownWords && <p className="running">{name}</p>}
        <Words text={value} />
      </div>
    );
  });
  return (
    <>
      {parts}
      <PhotoGrid photos={photosOf(record)} day={record.day} className="mt-3 mb-3" />
    </>
  );
}

/** A person's text; nothing where it is blank. */
export function Words({ text }: { readonly text: string | null }) {
  if (wordsOrNull(text) === null) return null;
  return <WrittenText text={text ?? ''} className="mt-1 font-serif text-prose leading-prose" />;
}

/** The recording at an address, to be played; nothing for any other address. */
export function Voice({ url }: { readonly url: string | null }) {
  const id = mediaIdOf(url);
  if (id === undefined) return null;
  return (
    <div className="mt-2.5">
      <VoicePlayback id={id} as="line" />
      <div className="mt-1 empty:hidden">
        <VoiceState id={id} />
      </div>
    </div>
  );
}
