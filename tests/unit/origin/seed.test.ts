import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, writeMeta } from '../../../scripts/origin/database.ts';
import { seedSampleContent } from '../../../scripts/origin/seedSampleContent.ts';
import {
  addComment,
  addSampleComment,
  BY_MEMBER,
  findComment,
  listComments,
  removeStaleComments,
} from '../../../scripts/origin/store/comments.ts';

const ARTICLE = 345;

let dir = '';
let db: DatabaseSync;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'origin-seed-'));
  db = openDatabase(dir);
});

afterEach(async () => {
  db.close();
  await rm(dir, { recursive: true, force: true });
});

const list = () =>
  listComments(db, { articleId: ARTICLE, source: 0, viewer: 0, flat: true, offset: 0, limit: 500 });

const answer = (parentId: number): number =>
  addComment(
    db,
    {
      articleId: ARTICLE,
      source: 0,
      parentId,
      threadId: parentId,
      userId: 1,
      createdAt: Date.now(),
      praises: 0,
      inReview: false,
      model: { user: '读者', text: '回复' },
    },
    BY_MEMBER,
  );

describe('changed sample content', () => {
  it('keeps the ids of its comments and the replies of readers', () => {
    seedSampleContent(db);
    const before = list();
    const own = answer(before[0]?.id ?? 0);
    writeMeta(db, 'edition', 'an older one');
    seedSampleContent(db);
    const after = list();
    expect(after.filter(({ id }) => id !== own).map(({ id }) => id)).toEqual(
      before.map(({ id }) => id),
    );
    expect(findComment(db, own)).toMatchObject({ threadId: before[0]?.id });
  });

  it('deletes comments that it no longer contains, with their replies', () => {
    const seeded = new Set<string>();
    const place = { parentId: 0, threadId: 0, seeded };
    const at = '2026-11-20 08:00';
    addSampleComment(db, ARTICLE, 0, { user: '甲', text: '留下', at }, place);
    addSampleComment(db, ARTICLE, 0, { user: '乙', text: '删去', at }, place);
    const gone = list().find(({ model }) => model.text === '删去');
    answer(gone?.id ?? 0);
    const left = new Set<string>();
    addSampleComment(db, ARTICLE, 0, { user: '甲', text: '留下', at }, { ...place, seeded: left });
    removeStaleComments(db, left);
    expect(list().map(({ model }) => model.text)).toEqual(['留下']);
  });
});
