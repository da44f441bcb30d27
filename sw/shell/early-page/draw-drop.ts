import type { DropContent, Run } from '../../../shared/content/pack';
import { sayReference } from '../../../shared/content/say-reference';
import { type SetParagraph, setDevotional } from '../../../shared/content/set-devotional';
import { sayWeekOf } from '../../../shared/content/weeks';
import { JOURNEY_DAYS } from '../../../shared/domain/challenge-day';
import { dropLead } from '../../../shared/domain/journey-words';
import { FRAME, RAIL } from '../../../web/app/shell/frame';
import { EARLY_PAGE_ID } from '../../../web/content/early-page/early-page';
import { escapeHtml } from './escape-html';

/**
 * A drop as HTML, for somebody whose pace is `pace`, as the Daily Drop screen sets it before it is completed: in the same elements and classes, so that
 * nothing moves when the screen takes its place. What only the app can do (its buttons, the ruler, the player, the rail)
 * is left blank in its size. Screen readers wait for the screen itself.
 */
export function drawDrop(
  drop: DropContent,
  textStep: number,
  { journey = 1, pace = drop.day }: { journey?: number | undefined; pace?: number } = {},
): string {
  return `
    <div id="${EARLY_PAGE_ID}" data-day="${drop.day}" aria-hidden="true">
      <div class="${FRAME}">
        <div class="${RAIL}"></div>
        <div class="screen screen-focus screen-with-side screen-top screen-has-history h-drop drop-screen">
          <div class="screen-main">
            <div class="screen-head">
              <span class="icon-button screen-back"></span>
              <span class="running screen-running">Daily Drop</span>
            </div>
            <div class="screen-task">
              <div class="screen-body">
                <div class="-mx-3 grid grid-cols-arrows items-center md:-mt-0.5 md:mr-0 md:-ml-3 md:grid-cols-arrows-close md:justify-start md:gap-1">
                  <span class="icon-button"></span>
                  <h1 class="drop-day numerals">Day ${drop.day} of ${JOURNEY_DAYS}</h1>
                  <span class="icon-button"></span>
                </div>
                <svg class="day-ruler mt-0.5 md:mt-2" viewBox="0 0 350 35"></svg>
                ${drawWeek(drop, journey)}
                <p class="running drop-lead">${dropLead(drop.day, pace)}</p>
                ${drawScripture(drop, textStep)}
                ${drawBlankPlayer(drop)}
                <article>
                  <div class="drop-turn">
                    <svg class="drop-ornament" width="56" height="16"></svg>
                    <span class="text-size"><span class="text-size-button"></span></span>
                  </div>
                  <h2>${escapeHtml(drop.title)}</h2>
                  ${drawDevotional(drop, textStep)}
                </article>
                ${drawPrayer(drop, textStep)}
              </div>
            </div>
          </div>
          <div class="screen-side"></div>
        </div>
      </div>
    </div>`;
}

export function drawScripture(drop: DropContent, textStep: number): string {
  const verses = drop.verses.map(({ number, text }) => `<sup>${number}</sup>${escapeHtml(text)} `);
  // No link yet: nothing of an early page takes the focus.
  const reference = `<span class="scripture-link">${escapeHtml(sayReference(drop.reference))}</span>`;
  const translation = `<span class="scripture-translation">${escapeHtml(drop.translation)}</span>`;
  return (
    `<div class="drop-scripture text-scale-${textStep}"><figure>` +
    `<blockquote class="scripture">${verses.join('')}</blockquote>` +
    `<figcaption class="scripture-reference">${reference}, ${translation}</figcaption>` +
    '</figure></div>'
  );
}

export function drawDevotional(drop: DropContent, textStep: number): string {
  const paragraphs = setDevotional(drop).map(drawParagraph);
  return (
    `<div class="devotional devotional-${drop.form} text-scale-${textStep} mt-4">` +
    `${paragraphs.join('')}</div>`
  );
}

function drawParagraph({ runs, response, isVerse }: SetParagraph): string {
  const answer = response.map(drawRun).join('');
  return (
    `<p${isVerse ? ' class="drop-verse"' : ''}>${runs.map(drawRun).join('')}` +
    `${answer && `<span class="drop-response">${answer}</span>`}</p>`
  );
}

export function drawWeek({ day, week }: DropContent, journey = 1): string {
  const opening = week?.opening && `<p class="drop-opening">${escapeHtml(week.opening)}</p>`;
  const name = `<p class="running">${sayWeekOf(journey, day)}</p>`;
  return `<div class="drop-week">${name}${opening ?? ''}</div>`;
}

export function drawPrayer({ prayer }: DropContent, textStep: number): string {
  if (prayer === undefined) return '';
  return (
    '<section class="drop-prayer" aria-labelledby="drop-prayer">' +
    '<h2 id="drop-prayer" class="running">Prayer</h2>' +
    `<div class="drop-prayer-text text-scale-${textStep}"><p>${escapeHtml(prayer)}</p></div></section>`
  );
}

function drawRun({ text, italic }: Run): string {
  const tag = italic ? 'i' : 'span';
  return `<${tag}>${escapeHtml(text)}</${tag}>`;
}

/** The ground of the player, with what gives it its height. */
function drawBlankPlayer({ narration }: DropContent): string {
  const track = narration
    ? '<span class="player-slider"></span><div class="player-times"></div>'
    : '<div class="player-sentences"></div>';
  return `
    <div class="drop-listen">
      <div class="player">
        <span></span>
        <div><div class="flex"><b class="player-title">&nbsp;</b><span class="player-rate">&nbsp;</span></div>${track}</div>
        <div class="player-note">&nbsp;</div>
      </div>
    </div>`;
}
