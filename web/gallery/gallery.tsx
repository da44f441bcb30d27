import { useState } from 'react';
import { Brand } from '../ui/mark';
import { Segments } from '../ui/segments';
import { ControlSections } from './controls';
import { LightSections } from './light';
import { ListSections } from './lists';
import { OverlaySections } from './overlays';
import { PanelSections } from './panels';
import { Section } from './section';

const swatches: readonly (readonly [string, string])[] = [
  ['Paper', 'paper'],
  ['Leaf', 'leaf'],
  ['Sunk', 'sunk'],
  ['Ink', 'ink'],
  ['Ink 2', 'ink-2'],
  ['Ink 3', 'ink-3'],
  ['Line', 'line'],
  ['Action', 'action'],
  ['Gold', 'gold'],
  ['Drop', 'drop-solid'],
  ['Check-In', 'check-solid'],
  ['Journal', 'journal-solid'],
  ['Nourish', 'nourish-solid'],
  ['Prayer', 'prayer-solid'],
  ['Danger', 'danger'],
];

/** Every component on one page, in both themes. Served in development only. */
export function Gallery() {
  return (
    <div className="gallery">
      <header className="gallery-head">
        <h1 className="text-[1.5rem]">
          <Brand className="text-[1.5rem]" />
        </h1>
        <ThemeChoice />
      </header>
      <div className="gallery-grid">
        <Section name="Grounds, ink, action, light, and the five hours" span={12}>
          <div className="gallery-swatches">
            {swatches.map(([name, token]) => (
              <div key={token}>
                <div className="gallery-swatch" style={{ background: `var(--${token})` }} />
                {name}
              </div>
            ))}
          </div>
        </Section>
        <ControlSections />
        <LightSections />
        <OverlaySections />
        <PanelSections />
        <ListSections />
      </div>
    </div>
  );
}

type Theme = 'light' | 'vigil';

function ThemeChoice() {
  const [theme, setTheme] = useState(document.documentElement.dataset.theme as Theme | undefined);
  const choose = (chosen: Theme) => {
    document.documentElement.dataset.theme = chosen;
    setTheme(chosen);
  };
  return (
    <Segments
      label="Theme"
      className="w-64"
      options={[
        { value: 'light', label: 'First Light' },
        { value: 'vigil', label: 'Vigil' },
      ]}
      value={theme ?? null}
      onChange={choose}
    />
  );
}
