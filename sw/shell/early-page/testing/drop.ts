import type { DropContent } from '../../../../shared/content/pack';

/** A drop with everything in it that HTML would take for its own. */
export const DROP: DropContent = {
  day: 17,
  reference: 'Psalms 46:10-11',
  translation: 'WEB',
  verses: [
    { number: 10, text: 'Be still, & know <that> I am God.' },
    { number: 11, text: 'Yahweh of Armies is with us.' },
  ],
  title: 'Still, "still" & <i>still</i>',
  devotional: [
    [
      { text: 'The <script>alert(1)</script> of a ', italic: false },
      { text: 'quiet', italic: true },
      { text: " heart's day.", italic: false },
    ],
    [{ text: 'A second paragraph.', italic: false }],
  ],
  question: 'What would it be to be still?',
  prayer: 'Lord, be <b>still</b> with me & mine.',
  form: 'reflection',
  week: { number: 3, name: 'The body', opening: 'God made <bodies> & souls.' },
  narration: null,
};
