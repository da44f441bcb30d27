import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { MOST_TAGS, TAG_CHARACTERS } from '../../../../shared/records/journal-entry';
import { useTagSuggestions } from '../../../records/react/use-tag-suggestions';
import { Button } from '../../../ui/button';
import { Field, TextInput } from '../../../ui/field';
import { RoomLeft } from '../../../ui/room-left';
import { addTags, longestTag } from '../model/tags';

interface TagChoiceProps {
  tags: readonly string[];
  onChange: (tags: readonly string[]) => void;
}

/** The tags of an entry, a field for further ones, and those that the person uses most. */
export function TagChoice({ tags, onChange }: TagChoiceProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const suggestions = useTagSuggestions(tags);
  const isFull = tags.length >= MOST_TAGS;
  const longest = longestTag(typed);

  function add(words: string) {
    const added = addTags(tags, words);
    if (added.tags.length > tags.length) onChange(added.tags);
    return added.left;
  }

  useBeforeItGoes(() => add(typed));

  function remove(tag: string) {
    onChange(tags.filter((other) => other !== tag));
    // The button goes: the focus stays near.
    field.current?.focus();
  }

  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    setTyped(add(typed));
  }

  return (
    <div className="grid gap-4">
      {tags.length > 0 && (
        <ul className="chips" aria-label="Tags of this entry">
          {tags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                className="chip"
                aria-label={`Remove tag ${tag}`}
                onClick={() => remove(tag)}
              >
                <span className="text-start wrap-anywhere">{tag}</span>
                <X size={16} strokeWidth={1.6} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isFull && <p className="note">{`An entry can have ${MOST_TAGS} tags.`}</p>}
      {(!isFull || typed !== '') && (
        <Field label="New tag">
          {({ id }) => (
            <>
              <div className="flex flex-wrap gap-2">
                <TextInput
                  id={id}
                  ref={field}
                  className="flex-[1_1_10rem]"
                  invalid={longest.length > TAG_CHARACTERS}
                  autoCapitalize="none"
                  enterKeyHint="done"
                  value={typed}
                  onChange={(event) => setTyped(event.target.value)}
                  onKeyDown={addOnEnter}
                  // What was typed and left is meant.
                  onBlur={() => setTyped(add(typed))}
                />
                <Button variant="secondary" onClick={() => setTyped(add(typed))}>
                  Add
                </Button>
              </div>
              <RoomLeft text={longest} limit={TAG_CHARACTERS} what="tag" />
            </>
          )}
        </Field>
      )}
      {!isFull && suggestions.length > 0 && (
        <ul className="chips" aria-label="Tags you use">
          {suggestions.map((tag) => (
            <li key={tag}>
              <button type="button" className="chip" onClick={() => add(tag)}>
                <Plus size={16} strokeWidth={1.6} aria-hidden />
                <span className="text-start wrap-anywhere">{tag}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Runs before the page is left or hidden: a phone may end it after either without any further event. */
function useBeforeItGoes(act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const run = () => latest.current();
    // Before those that write what waits.
    addEventListener('pagehide', run, true);
    addEventListener('visibilitychange', run, true);
    return () => {
      removeEventListener('pagehide', run, true);
      removeEventListener('visibilitychange', run, true);
    };
  }, []);
}
