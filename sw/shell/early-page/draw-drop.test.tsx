import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { DropContent } from '../../../shared/content/pack';
import { dropLead } from '../../../shared/domain/journey-words';
import {
  DropDevotional,
  DropPrayer,
  DropScripture,
  DropWeek,
} from '../../../web/features/daily-drop/parts/drop-text';
import { drawDevotional, drawDrop, drawPrayer, drawScripture, drawWeek } from './draw-drop';
import { DROP } from './testing/drop';

const scale = { step: 4, className: 'text-scale-4', choose: () => undefined };

/** React writes out a class that is empty. A link is drawn as what it says, since nothing ahead takes the focus. */
function markup(part: ReactElement): string {
  return renderToStaticMarkup(<MemoryRouter>{part}</MemoryRouter>)
    .replaceAll(' class=""', '')
    .replaceAll(/<a class="([^"]*)"[^>]*>(.*?)<\/a>/g, '<span class="$1">$2</span>');
}

describe('a drop painted ahead', () => {
  it('sets Scripture and devotional in the very elements of the screen', () => {
    const part = { drop: DROP, scale, spoken: undefined };
    const scripture = markup(<DropScripture {...part} />);
    const article = markup(<DropDevotional {...part} focused={false} />);
    expect(drawScripture(DROP, 4)).toBe(scripture);
    expect(article).toContain(drawDevotional(DROP, 4));
    const early = drawDrop(DROP, 4);
    expect(early).toContain(scripture);
    expect(early).toContain(drawDevotional(DROP, 4));
  });

  it('J4 says of a later day’s drop what the screen will say', () => {
    expect(drawDrop(DROP, 4)).toContain(dropLead(DROP.day, DROP.day));
    const early = drawDrop(DROP, 4, { pace: DROP.day - 1 });
    expect(early).toContain(dropLead(DROP.day, DROP.day - 1));
  });

  it('sets week, opening and prayer in the very elements of the screen', () => {
    const part = { drop: DROP, scale, spoken: undefined };
    const prayer = markup(<DropPrayer {...part} prayer={DROP.prayer ?? ''} />);
    const week = markup(<DropWeek day={DROP.day} opening={DROP.week?.opening} />);
    expect(drawPrayer(DROP, 4)).toBe(prayer);
    expect(drawWeek(DROP)).toBe(week);
    const early = drawDrop(DROP, 4);
    expect(early).toContain(prayer);
    expect(early).toContain(week);
  });

  it('sets a drop from before there were prayers and weeks', () => {
    const { prayer, week, ...before } = DROP;
    expect(drawPrayer(before, 4)).toBe('');
    expect(drawWeek(before)).toBe(markup(<DropWeek day={DROP.day} />));
  });

  it.each([
    { form: 'litany', said: [{ text: 'For the <tired>: ', italic: false }] },
    { form: 'psalm', said: [] },
  ] as const)('sets a $form as the screen does', ({ form, said }) => {
    const refrain = { text: 'his "kindness" endures.', italic: true };
    const drop: DropContent = { ...DROP, form, devotional: [[...said, refrain], [refrain]] };
    const article = markup(
      <DropDevotional drop={drop} scale={scale} spoken={undefined} focused={false} />,
    );
    const drawn = drawDevotional(drop, 4);
    expect(article).toContain(drawn);
    expect(drawn).toContain(form === 'litany' ? 'class="drop-response"' : 'class="drop-verse"');
  });

  it('A12 takes no text for markup', () => {
    const early = drawDrop(DROP, 3);
    expect(early).not.toContain('<script');
    expect(early).toContain('Still, &quot;still&quot; &amp; &lt;i&gt;still&lt;/i&gt;');
    expect(early).not.toMatch(/ (style|on\w+)=/);
  });

  it('is silent to screen readers and holds nothing that takes the focus', () => {
    const early = drawDrop(DROP, 3);
    expect(early).toContain('<div id="early-page" data-day="17" aria-hidden="true">');
    expect(early).not.toMatch(/<(a|button|input)\b|tabindex/);
  });
});
