import { beforeEach, expect, it, vi } from 'vitest';
import { type AwayWatch, watchAway } from './away-watch';

const MINUTE = 60_000;

let wall: number;
let page: number;
let minutes: number | null;
let watch: AwayWatch;
const [cover, uncover, lock] = [vi.fn(), vi.fn(), vi.fn()];

beforeEach(() => {
  [wall, page, minutes] = [1_000_000, 0, 5];
  for (const call of [cover, uncover, lock]) call.mockReset();
  watch = watchAway({
    minutesAway: () => minutes,
    cover,
    uncover,
    lock,
    wallMs: () => wall,
    pageMs: () => page,
  });
});

function pass(ms: number): void {
  wall += ms;
  page += ms;
}

it('I18 covers the page within the event that hides it, and uncovers it in time', () => {
  watch.hidden();
  expect(cover).toHaveBeenCalledOnce();
  pass(4 * MINUTE);
  watch.shown();
  expect(uncover).toHaveBeenCalledOnce();
  expect(lock).not.toHaveBeenCalled();
});

it('I19 locks what was away too long, and does not uncover it', () => {
  watch.hidden();
  pass(5 * MINUTE);
  watch.shown();
  expect(lock).toHaveBeenCalledOnce();
  expect(uncover).not.toHaveBeenCalled();
});

it('I19 A67 a clock that is set back, or stands still, keeps nothing open', () => {
  watch.hidden();
  wall -= 60 * MINUTE;
  page += 5 * MINUTE;
  watch.check();
  expect(lock).toHaveBeenCalledTimes(1);
  watch.used();
  wall += 5 * MINUTE;
  watch.check();
  expect(lock).toHaveBeenCalledTimes(2);
});

it('I19 locks a page that lies open and untouched, and none that is in use', () => {
  for (let minute = 0; minute < 20; minute += 1) {
    pass(MINUTE);
    watch.used();
    watch.check();
  }
  expect(lock).not.toHaveBeenCalled();
  pass(5 * MINUTE);
  watch.check();
  expect(lock).toHaveBeenCalledOnce();
});

it('I19 as soon as it is hidden means at once, unless another tab says that it is in use', () => {
  minutes = 0;
  watch.hidden();
  pass(500);
  watch.used();
  pass(900);
  watch.check();
  expect(lock).not.toHaveBeenCalled();
  pass(100);
  watch.check();
  expect(lock).toHaveBeenCalledOnce();
});

it('I25 a hidden tab stays open while another is shown, and locks once none is', () => {
  minutes = 0;
  watch.hidden();
  for (let second = 0; second < 30; second += 1) {
    watch.shownElsewhere();
    pass(1_000);
    watch.check();
  }
  expect(lock).not.toHaveBeenCalled();
  expect(uncover).not.toHaveBeenCalled();
  pass(2_000);
  watch.check();
  expect(lock).toHaveBeenCalledOnce();
});

it('I25 a tab that is shown and untouched keeps a hidden one open no longer than itself', () => {
  minutes = 0;
  watch.hidden();
  pass(5 * MINUTE);
  watch.shownElsewhere();
  watch.check();
  expect(lock).toHaveBeenCalledOnce();
});

it('I19 only a start locks where the person chose so, and still covers', () => {
  minutes = null;
  watch.hidden();
  pass(600 * MINUTE);
  watch.shown();
  expect([cover, uncover, lock].map((call) => call.mock.calls.length)).toEqual([1, 1, 0]);
});

it('I19 A63 locks a page that comes back from the browser’s history', () => {
  watch.hidden();
  watch.restored();
  expect(lock).toHaveBeenCalledOnce();
});

it('I21 a picker that the app opened covers the page and does not lock it', () => {
  minutes = 0;
  watch.pickerOpened();
  watch.hidden();
  expect(cover).toHaveBeenCalledOnce();
  pass(MINUTE);
  watch.check();
  watch.pickerBack();
  pass(900);
  watch.shown();
  expect(lock).not.toHaveBeenCalled();
  expect(uncover).toHaveBeenCalledOnce();
});

it.each(['wall', 'page'])(
  'I21 a picker that stays out locks after two minutes by the clock of the %s',
  (clock) => {
    minutes = 0;
    watch.pickerOpened();
    watch.hidden();
    if (clock === 'wall') wall += 2 * MINUTE;
    else page += 2 * MINUTE;
    watch.check();
    expect(lock).toHaveBeenCalledOnce();
    pass(58 * MINUTE);
    watch.shown();
    expect(uncover).not.toHaveBeenCalled();
  },
);

it('I21 each opening counts once, and none of a page that is hidden', () => {
  minutes = 0;
  watch.pickerOpened();
  watch.hidden();
  pass(5_000);
  watch.shown();
  watch.hidden();
  watch.pickerOpened();
  pass(1_000);
  watch.check();
  expect(lock).toHaveBeenCalledOnce();
});

it('I21 a picker that is back gives a page that stays hidden no longer than any other', () => {
  minutes = 0;
  watch.pickerOpened();
  watch.hidden();
  pass(5_000);
  watch.pickerBack();
  watch.pickerBack();
  pass(1_000);
  watch.check();
  expect(lock).toHaveBeenCalledOnce();
});

it('I21 a page that lay untouched too long is not kept open by a picker', () => {
  pass(5 * MINUTE);
  watch.pickerOpened();
  expect(lock).toHaveBeenCalledOnce();
});
