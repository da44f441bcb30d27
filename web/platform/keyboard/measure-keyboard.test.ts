import { describe, expect, it } from 'vitest';
import { measureKeyboard, type View } from './measure-keyboard';

const AT_REST: View = {
  layoutHeight: 844,
  tallest: 844,
  visibleTop: 0,
  visibleHeight: 844,
  scale: 1,
  isTyping: true,
};
const CLOSED = { isOpen: false, covers: 0 };

describe('what the keyboard covers', () => {
  it('nothing, where the whole layout is seen', () => {
    expect(measureKeyboard(AT_REST)).toEqual(CLOSED);
  });

  it('what is not seen below, where it lies over the layout as on iOS', () => {
    expect(measureKeyboard({ ...AT_REST, visibleHeight: 508.4 })).toEqual({
      isOpen: true,
      covers: 336,
    });
  });

  it('less by as much as the page was pushed up behind it', () => {
    const pushed = { ...AT_REST, visibleHeight: 508, visibleTop: 100 };
    expect(measureKeyboard(pushed).covers).toBe(236);
    expect(measureKeyboard({ ...pushed, visibleTop: 336 })).toEqual({ isOpen: true, covers: 0 });
    // The page swings beyond its end.
    expect(measureKeyboard({ ...pushed, visibleTop: 350 }).covers).toBe(0);
  });

  it('nothing, where the layout made room for it', () => {
    const lower = { ...AT_REST, layoutHeight: 508, visibleHeight: 508 };
    expect(measureKeyboard(lower)).toEqual({ isOpen: true, covers: 0 });
  });

  it('nothing, where the browser’s own bar came in', () => {
    const lower = { ...AT_REST, layoutHeight: 760, visibleHeight: 760 };
    expect(measureKeyboard(lower)).toEqual(CLOSED);
    expect(measureKeyboard({ ...AT_REST, visibleHeight: 829 })).toEqual(CLOSED);
  });

  it('nothing, where two fingers zoomed in', () => {
    expect(measureKeyboard({ ...AT_REST, visibleHeight: 422, scale: 2 })).toEqual(CLOSED);
    expect(measureKeyboard({ ...AT_REST, visibleHeight: 508, scale: 1.0004 }).covers).toBe(336);
  });

  it('nothing, where nobody types', () => {
    expect(measureKeyboard({ ...AT_REST, visibleHeight: 508, isTyping: false })).toEqual(CLOSED);
  });
});
