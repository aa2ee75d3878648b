import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readWireDocument } from '../../scripts/docs/readWireDocument.ts';
import { scanReads } from './wire/scanReads.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Files that read only what the product itself has stored, and the coercions. */
const OWN_FILES: readonly string[] = [
  'api/forms/createFormFallback.ts',
  'api/session/tokens.ts',
  'model/activity/savedVouchers.ts',
  'model/activity/pendingWriteOffs.ts',
  'model/bigVote/ballotStatus.ts',
  'model/comment/commentDraft.ts',
  'model/comment/storedWrittenComment.ts',
  'model/form/formDraft.ts',
  'model/form/draftStore.ts',
  'model/form/writtenLocation.ts',
  'model/media/parseMediaFacts.ts',
  'model/media/savedPositions.ts',
  'model/member/loginDraft.ts',
  'model/messenger/messengerLogin.ts',
  'model/outbox/writeStore.ts',
  'model/points/pendingEvents.ts',
  'model/read.ts',
  'model/saved/readingPlace.ts',
  'model/saved/savedArticle.ts',
  'model/saved/sentWriting.ts',
  'model/speech/savedSpeech.ts',
  'model/study/progress.ts',
  'model/wire.ts',
];

/** Functions that do so in files that also read answers. */
const OWN_FUNCTIONS: readonly string[] = [
  'model/bigVote/ballotAnswer.ts parseStoredBallotAnswer',
  'model/member/login.ts parseStoredMember',
  'model/community/tipoff.ts parseSentTips',
  'model/follow/followName.ts parseFollowNames',
];

const files = globSync(['model/**/*.ts', 'api/**/*.ts'], { cwd: join(ROOT, 'src') }).filter(
  (file) => !file.endsWith('.d.ts') && !OWN_FILES.includes(file),
);
const reads = scanReads(ROOT, files).filter(
  ({ file, scope }) => !OWN_FUNCTIONS.includes(`${file} ${scope}`),
);
const document = readWireDocument(readFileSync(join(ROOT, 'src/docs/wireFields.md'), 'utf8'));

const nameRow = ({ file, name }: { readonly file: string; readonly name: string | null }) =>
  `${file}: ${name}`;
const read = new Set(reads.map(nameRow));
const documented = new Set(document.rows.map(nameRow));

describe('the wire document', () => {
  it('can be compared: every field that is read has a name', () =>
    expect(
      reads.filter(({ name }) => name === null).map(({ file, line }) => `${file}:${line}`),
      'type computed names as a union of literals',
    ).toEqual([]));

  it('lists every field that is read', () =>
    expect(
      [...read].filter((row) => !documented.has(row)),
      'add a row with its source to src/docs/wireFields.md',
    ).toEqual([]));

  it('lists no field that is not read', () =>
    expect(
      [...documented].filter((row) => !read.has(row)),
      'remove it from src/docs/wireFields.md',
    ).toEqual([]));

  it('has tables in the order of the files', () =>
    expect(document.files).toEqual([...document.files].sort()));

  it('gives every row a source and says what happens without the field', () =>
    expect(
      document.rows.filter(
        ({ source, absent }) =>
          !/product \d+\.\d|wire \d+\.\d|\*\*guess\*\*/.test(source) || absent.trim() === '',
      ),
    ).toEqual([]));

  it('forbids only names that no code reads', () => {
    const names = new Set(reads.map(({ name }) => name));
    expect(document.forbidden.filter((name) => names.has(name))).toEqual([]);
    expect(document.forbidden.length).toBeGreaterThan(5);
  });
});
