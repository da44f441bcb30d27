import * as z from 'zod/mini';
import { dayPart, type KeptHome } from '../../../web/content/early-page/kept-home';
import { KEPT_HOME_ID } from '../../../web/content/early-page/show-kept-home';
import { hourHere } from '../../../web/platform/clock';
import { todayHere } from '../../../web/platform/today';
import { escapeHtml } from './escape-html';

const keptHome = z.object({
  personId: z.string(),
  part: z.string(),
  app: z.array(z.string()).check(z.minLength(1)),
  hasRail: z.boolean(),
  html: z.string(),
});

/**
 * A kept Home for the page to show once it has seen whose it is. Undefined where it can't be read, is of another part of a
 * day, or of another build than `shell` (K1).
 */
export function placeHome(note: unknown, shell: string): string | undefined {
  const home = keptHome.safeParse(note).data;
  if (!home || home.part !== dayPart(todayHere(), hourHere()) || !isOfBuild(home, shell))
    return undefined;
  const attributes = `id="${KEPT_HOME_ID}" data-person="${escapeHtml(home.personId)}" data-rail="${home.hasRail}"`;
  return `<template ${attributes}>${home.html}</template>`;
}

function isOfBuild({ app }: KeptHome, shell: string): boolean {
  return app.every((file) => shell.includes(`"${file}"`));
}
