import { useState } from 'react';
import {
  type AppTextSize,
  chooseAppTextSize,
  chooseLight,
  type Light,
  readAppTextSize,
  readLight,
} from '../../platform/appearance';
import { Part } from '../../ui/screen';
import { Segments } from '../../ui/segments';

const LIGHTS = [
  { value: 'system', label: 'Automatic' },
  { value: 'day', label: 'Light' },
  { value: 'night', label: 'Dark' },
] as const satisfies readonly { value: Light; label: string }[];

const SIZES = [
  { value: 'usual', label: 'Usual' },
  { value: 'large', label: 'Large' },
  { value: 'larger', label: 'Larger' },
  { value: 'largest', label: 'Largest' },
] as const satisfies readonly { value: AppTextSize; label: string }[];

/** Light or dark, and how large all text is; both take effect at once, on this device. */
export function LookPart() {
  const [light, setLight] = useState(readLight);
  const [size, setSize] = useState(readAppTextSize);
  return (
    <Part id="look" title="Look and text size" aside="On this device">
      <div className="grid gap-4">
        <div>
          <p className="label mb-2">Light or dark</p>
          <Segments
            label="Light or dark"
            options={LIGHTS}
            value={light}
            onChange={(next) => {
              setLight(next);
              chooseLight(next);
            }}
          />
        </div>
        <div>
          <p className="label mb-2">Text size</p>
          <Segments
            label="Text size"
            options={SIZES}
            value={size}
            onChange={(next) => {
              setSize(next);
              chooseAppTextSize(next);
            }}
          />
          <p className="note mt-2">The Daily Drop has a size of its own, in its header.</p>
        </div>
      </div>
    </Part>
  );
}
