import { beforeEach, describe, expect, it } from 'vitest';
import { aDrop } from '../testing/records';
import type { FromBookWorker, ToBookWorker } from '../worker/messages';
import { type AskedOrder, type BookSources, createBookRun } from './book-run';

const order: AskedOrder = {
  span: { kind: 'days', from: '2026-03-01', to: '2026-03-02' },
  taken: ['drops', 'entries', 'photos'],
  name: 'Miriam',
  today: '2026-03-02',
  madeAt: 0,
};
const photo = new Blob(['photo']);
const sources: BookSources = {
  async *records() {
    yield [{ ...aDrop('2026-03-01', 1), version: {}, updatedAt: 0, sync: 0 }];
  },
  drops: async () => ({ found: [], missing: 1 }),
  missingPhotos: async () => ['gone'],
  photo: async (id) => {
    if (id === 'here') return photo;
    throw new TypeError('Failed to fetch');
  },
};

let sent: ToBookWorker[];
let ended: number;
let answer: (message: FromBookWorker) => void;
let fail: () => void;
let hasArrived: (type: ToBookWorker['type']) => Promise<void>;

function run() {
  let listen = () => undefined as unknown;
  hasArrived = (type) =>
    new Promise((resolve) => {
      listen = () => sent.some((message) => message.type === type) && resolve();
      listen();
    });
  return createBookRun((onAnswer, onFailure) => {
    answer = onAnswer;
    fail = onFailure;
    return {
      send(message) {
        sent.push(message);
        listen();
      },
      end: () => {
        ended += 1;
      },
    };
  });
}

beforeEach(() => {
  sent = [];
  ended = 0;
});

describe('the making of a book', () => {
  it('B1 gives the worker what the device has, and tells how far it is and what was left out', async () => {
    const book = run();
    book.start(order, sources);
    await hasArrived('make');
    expect(sent.map(({ type }) => type)).toEqual(['records', 'make']);
    expect(sent[1]).toMatchObject({ order: { ...order, drops: [], missingPhotos: ['gone'] } });
    answer({ type: 'progress', share: 0.5 });
    expect(book.get()).toEqual({ phase: 'making', percent: 55 });
    answer({ type: 'photo-wanted', id: 'here' });
    await hasArrived('photo');
    expect(sent.at(-1)).toEqual({ type: 'photo', id: 'here', photo });
    const pdf = new Blob(['%PDF']);
    answer({ type: 'made', pdf, pages: 9, missingPhotos: 1 });
    expect(book.get()).toEqual({
      phase: 'made',
      pdf,
      pages: 9,
      missingPhotos: 2,
      missingPassages: 1,
    });
    expect(ended).toBe(1);
  });

  it('B7 goes on without a photo that can’t be had', async () => {
    const book = run();
    book.start(order, sources);
    await hasArrived('make');
    answer({ type: 'photo-wanted', id: 'away' });
    await hasArrived('photo');
    expect(sent.at(-1)).toEqual({ type: 'photo', id: 'away', photo: null });
  });

  it('B13 ends the worker when it is canceled, and hears nothing more of it', async () => {
    const book = run();
    book.start(order, sources);
    await hasArrived('make');
    book.cancel();
    expect(ended).toBe(1);
    answer({ type: 'made', pdf: new Blob(), pages: 1, missingPhotos: 0 });
    fail();
    expect(book.get()).toEqual({ phase: 'canceled' });
  });

  it('B13 ends the worker when the screen is left', async () => {
    const book = run();
    book.start(order, sources);
    await hasArrived('make');
    book.forget();
    expect(ended).toBe(1);
    expect(book.get()).toEqual({ phase: 'idle' });
  });

  it('fails where the worker does, and where the device can’t be read; and can begin again', async () => {
    const book = run();
    book.start(order, sources);
    await hasArrived('make');
    fail();
    expect(book.get()).toEqual({ phase: 'failed' });
    const failed = new Promise<void>((resolve) => {
      book.subscribe(() => book.get().phase === 'failed' && resolve());
    });
    book.start(order, {
      ...sources,
      drops: () => Promise.reject(new Error('The disk can’t be read.')),
    });
    await failed;
    sent = [];
    book.start(order, sources);
    await hasArrived('make');
    expect(book.get().phase).toBe('making');
  });
});
