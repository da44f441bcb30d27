import { FileUp } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { joinClasses } from '../../ui/join-classes';

interface FilePickerProps {
  readonly label: string;
  readonly variant: 'primary' | 'text';
  readonly onPick: (file: File) => void;
}

/** A button that opens the device's own file chooser. */
export function FilePicker({ label, variant, onPick }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <>
      <input
        ref={input}
        id={id}
        type="file"
        accept=".zip,.json,application/zip,application/json"
        className="hidden"
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file may be picked again.
          currentTarget.value = '';
          if (file) onPick(file);
        }}
      />
      <Button variant={variant} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}

/** Where a file may be let go, on screens with room to drag. */
export function DropPlace({ onPick }: Pick<FilePickerProps, 'onPick'>) {
  const [over, setOver] = useState(false);
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onPick(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging has no keyboard; the button below picks the same file
    <div
      className={joinClasses(
        'mt-7 hidden min-h-44 place-content-center justify-items-center gap-3 rounded-leaf border border-line border-dashed px-5 text-center text-ink-2 lg:grid',
        over && 'bg-action-wash text-ink',
      )}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileUp size={28} strokeWidth={1.4} aria-hidden />
      <p>Drop the file here, or pick it below.</p>
    </div>
  );
}
