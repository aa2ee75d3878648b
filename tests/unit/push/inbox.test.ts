import { describe, expect, it } from 'vitest';
import { createInbox, type Inbox } from '../../../src/model/push/inbox.ts';

function takeAll(inbox: Inbox): string[] {
  const texts: string[] = [];
  for (let text = inbox.take(); text !== undefined; text = inbox.take()) texts.push(text);
  return texts;
}

const status = (n: number) => `{"code":200,"type":"live_status","data":{"id":"405","n":${n}}}`;

describe('the inbox of the push channel', () => {
  it('returns messages in their order', () => {
    const inbox = createInbox();
    for (const text of ['a', 'b', 'c']) inbox.add(text);
    expect(takeAll(inbox)).toEqual(['a', 'b', 'c']);
    expect(inbox.take()).toBeUndefined();
  });

  it('keeps at most the newest 500 messages', () => {
    const inbox = createInbox();
    for (let n = 0; n < 10_000; n += 1) inbox.add(`report ${n}`);
    const texts = takeAll(inbox);
    expect(texts).toHaveLength(500);
    expect(texts[0]).toBe('report 9500');
    expect(texts.at(-1)).toBe('report 9999');
  });

  it('keeps a change of state when many reports arrive', () => {
    const inbox = createInbox();
    inbox.add(status(1));
    for (let n = 0; n < 10_000; n += 1) inbox.add(`report ${n}`);
    expect(inbox.take()).toBe(status(1));
  });

  it('keeps reports and the last state when many states arrive', () => {
    const inbox = createInbox();
    inbox.add('report');
    for (let n = 0; n < 10_000; n += 1) inbox.add(status(n));
    const texts = takeAll(inbox);
    expect(texts.length).toBeLessThan(30);
    expect(texts.at(-2)).toBe(status(9999));
    expect(texts.at(-1)).toBe('report');
  });

  it.each([
    ['a binary frame', new ArrayBuffer(8)],
    ['a blob', new Blob(['{}'])],
    ['nothing', undefined],
    ['more than 256 KB', 'x'.repeat(256 * 1024 + 1)],
  ])('ignores %s', (_, data) => {
    const inbox = createInbox();
    inbox.add(data);
    expect(inbox.take()).toBeUndefined();
  });
});
