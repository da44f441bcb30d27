import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { inviteAddress } from '../../../account/circle-invite';
import { PosterText } from './invite-poster';

it('W19 the link and the code stand on it as text', () => {
  const code = 'QW3R-7TYU-9PAS-DFGH';
  const link = inviteAddress('https://choose.example', code);
  const html = renderToStaticMarkup(<PosterText code={code} link={link} />);
  expect(html).toContain(`>${link}<`);
  expect(html).toContain(`>${code}<`);
});
