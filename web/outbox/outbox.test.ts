import { afterEach, describe, expect, it, vi } from 'vitest';
import { createIndexedDbDisk } from '../records/testing/disk';
import { closeTabs, openTab, type Tab } from '../records/testing/open-tab';
import { whenLive } from '../records/testing/when-live';

afterEach(closeTabs);

function say(tab: Tab, message: string) {
  return tab.outbox.add({ kind: 'feedback', path: '/api/feedback', body: { message } });
}

function unsent(tab: Tab) {
  return whenLive(tab.outbox.liveUnsent());
}

describe('what others are to read', () => {
  it('is on the disk once it is taken, and waits through a restart, the oldest first', async () => {
    const disk = createIndexedDbDisk();
    const tab = await openTab(disk);
    const first = await say(tab, 'one');
    tab.surroundings.time += 1;
    const second = await say(tab, 'two');
    expect(first.key).not.toBe(second.key);
    await tab.close();
    const later = await openTab(disk, { name: 'b' });
    expect(await later.outboxReplica.waiting()).toEqual([first, second]);
    expect(await unsent(later)).toEqual([second, first]);
  });

  it('is gone when it has been sent, and that may be noted twice', async () => {
    const tab = await openTab(createIndexedDbDisk());
    const { key } = await say(tab, 'one');
    await tab.outboxReplica.noteSent(key);
    await tab.outboxReplica.noteSent(key);
    await tab.outboxReplica.hold(key, 'LATE');
    expect([await tab.outbox.find(key), await unsent(tab)]).toEqual([undefined, []]);
  });

  it('is kept with its reason when it is refused, and sent no more', async () => {
    const tab = await openTab(createIndexedDbDisk());
    const item = await say(tab, 'one');
    await tab.outboxReplica.hold(item.key, 'INVALID_REQUEST');
    expect(await tab.outboxReplica.waiting()).toEqual([]);
    expect(await unsent(tab)).toEqual([{ ...item, state: 'held', code: 'INVALID_REQUEST' }]);
    expect(await tab.outbox.takeBack(item.key)).toBe(true);
    expect(await unsent(tab)).toEqual([]);
  });

  it('F10 is taken back only as long as it never was on its way', async () => {
    const tab = await openTab(createIndexedDbDisk());
    const [stays, goes] = [await say(tab, 'one'), await say(tab, 'two')];
    expect(await tab.outboxReplica.begin(stays.key)).toBe(true);
    expect(await tab.outbox.takeBack(stays.key)).toBe(false);
    expect(await tab.outboxReplica.waiting()).toContainEqual({ ...stays, tried: true });
    expect(await tab.outbox.takeBack(goes.key)).toBe(true);
    expect(await tab.outboxReplica.begin(goes.key)).toBe(false);
    expect(await unsent(tab)).toMatchObject([{ key: stays.key }]);
  });

  it('is taken back after it was refused, for the server has not got it', async () => {
    const tab = await openTab(createIndexedDbDisk());
    const { key } = await say(tab, 'one');
    await tab.outboxReplica.begin(key);
    await tab.outboxReplica.hold(key, 'INVALID_REQUEST');
    expect(await tab.outbox.takeBack(key)).toBe(true);
    expect(await tab.outbox.takeBack(key)).toBe(false);
  });

  it('is told of in the tab that takes it, and seen in the others', async () => {
    const disk = createIndexedDbDisk();
    const [one, other] = [await openTab(disk), await openTab(disk, { name: 'b' })];
    const told = vi.fn();
    const end = one.outboxReplica.onAdd(told);
    await say(one, 'one');
    expect(await unsent(other)).toMatchObject([{ body: { message: 'one' } }]);
    end();
    await say(one, 'two');
    expect(told).toHaveBeenCalledOnce();
  });
});

describe('kept answers', () => {
  it('are the last of each address', async () => {
    const disk = createIndexedDbDisk();
    const tab = await openTab(disk);
    expect(await whenLive(tab.answers.live('/api/feedback'))).toBeNull();
    await tab.answers.keep('/api/feedback', ['one']);
    await tab.answers.keep('/api/feedback', ['two']);
    await tab.answers.keep('/api/else', ['three']);
    await tab.close();
    const later = await openTab(disk, { name: 'b' });
    expect(await whenLive(later.answers.live('/api/feedback'))).toEqual(['two']);
  });

  it('are there at once while somebody listens to the same', async () => {
    const { answers } = await openTab(createIndexedDbDisk());
    await answers.keep('/api/one', 'kept');
    const end = answers.live('/api/one').subscribe(() => undefined);
    await whenLive(answers.live('/api/one'));
    expect(answers.live('/api/one').get()).toBe('kept');
    end();
    expect(answers.live('/api/one').get()).toBeUndefined();
  });

  it('A4 are gone from the disk once their person may no longer read them', async () => {
    const disk = createIndexedDbDisk();
    const tab = await openTab(disk);
    for (const path of ['/api/one', '/api/one/more', '/api/other'])
      await tab.answers.keep(path, [path]);
    await tab.answers.forget((path) => path.startsWith('/api/one'));
    await tab.close();
    const later = await openTab(disk, { name: 'b' });
    expect(await whenLive(later.answers.live('/api/one/more'))).toBeNull();
    expect(await whenLive(later.answers.live('/api/other'))).toEqual(['/api/other']);
  });
});
