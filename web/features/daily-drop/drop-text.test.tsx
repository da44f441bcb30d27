import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AUTHORSHIP } from '../../../shared/content/authorship';
import { DropFoot } from './drop-text';

it('the foot of a drop says who wrote it and which Bible it quotes', () => {
  expect(renderToStaticMarkup(<DropFoot />)).toContain(AUTHORSHIP);
});
