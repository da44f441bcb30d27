import { type ChangeEvent, useRef } from 'react';
import { MARK } from '../../../../shared/api/organizations';
import { NO_IMAGE } from '../../../../shared/api/profile';
import { squarePicture, toDataUrl } from '../../../media/square-picture';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast-store';

interface Props {
  readonly mark: string | null;
  readonly onChange: (mark: string | null) => void;
}

/** Another mark, or none. */
export function MarkField({ mark, onChange }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file may be chosen again.
    target.value = '';
    if (!file) return;
    const drawn = await drawMark(file).catch(() => undefined);
    if (drawn) onChange(drawn);
    else toast({ title: 'Invalid File', description: NO_IMAGE, variant: 'destructive' });
  };
  return (
    <fieldset>
      <legend className="label">Mark</legend>
      <div className="mt-2.5 flex items-center gap-4">
        <input
          ref={field}
          type="file"
          accept="image/*"
          hidden
          aria-label="Mark"
          onChange={(event) => void take(event)}
        />
        <Button variant="secondary" size="sm" onClick={() => field.current?.click()}>
          {mark ? 'Choose another' : 'Choose a picture'}
        </Button>
        {mark && (
          <Button variant="text" size="sm" onClick={() => onChange(null)}>
            Remove
          </Button>
        )}
      </div>
    </fieldset>
  );
}

/** What is transparent stays so, unless the picture is too large that way. */
async function drawMark(file: Blob): Promise<string> {
  const png = await squarePicture(file, MARK.side, 'image/png');
  return toDataUrl(png.size > MARK.bytes ? await squarePicture(file, MARK.side) : png);
}
