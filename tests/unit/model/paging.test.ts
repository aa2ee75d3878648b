import { describe, expect, it } from 'vitest';
import {
  hasMoreByMultiple,
  hasMoreByPage,
  hasMoreByServer,
  hasMoreDynamics,
} from '../../../src/model/paging.ts';

describe('hasMore rules', () => {
  it.each([
    [20, 20, true],
    [20, 40, true],
    [5, 25, false],
    [0, 20, false],
    [0, 0, false],
  ])('articles: a page of %d, %d in all: %s', (page, total, more) =>
    expect(hasMoreByMultiple(page, total)).toBe(more),
  );

  it.each([
    [0, false],
    [1, true],
  ])('circles, columns, leaders, users: a page of %d: %s', (page, more) =>
    expect(hasMoreByPage(page)).toBe(more),
  );

  it.each([
    [9, false],
    [10, true],
    [11, true],
  ])('dynamics of an account: a page of %d: %s', (page, more) =>
    expect(hasMoreDynamics(page)).toBe(more),
  );

  it.each([
    [true, 1, true],
    ['true', 1, true],
    [false, 20, false],
    ['false', 20, false],
    [undefined, 20, true],
    [undefined, 5, true],
    [undefined, 0, false],
    [{}, 0, false],
  ])("tags, comments: the server's flag %j on a page of %d: %s", (flag, page, more) =>
    expect(hasMoreByServer(flag, page)).toBe(more),
  );
});
