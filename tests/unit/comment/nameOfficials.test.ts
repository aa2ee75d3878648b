import { describe, expect, it } from 'vitest';
import { nameOfficials } from '../../../src/model/comment/nameOfficials.ts';
import { parseCommentPage } from '../../../src/model/comment/normaliseComment.ts';

const LOOK = { officialName: '霁川日报', officialIcon: 'https://img.example.test/o.png' };

const named = (...list: readonly object[]) =>
  nameOfficials(parseCommentPage({ list }).comments, LOOK);

describe('nameOfficials', () => {
  it('gives official comments without a name and an image those of the site', () =>
    expect(named({ id: 1, content: 'a', isOfficial: 1 })).toMatchObject([
      { userName: '霁川日报', userIcon: 'https://img.example.test/o.png' },
    ]));

  it('keeps the name that the server sent, and other comments', () =>
    expect(
      named({ id: 1, content: 'a', isOfficial: 1, userName: '本报记者' }, { id: 2, content: 'b' }),
    ).toMatchObject([{ userName: '本报记者' }, { userName: '', userIcon: '' }]));

  it('does so in replies', () => {
    const reply = { id: 2, parentID: 1, content: 'b', isOfficial: 1 };
    const [first] = named({ id: 1, content: 'a', topDiscuss: { list: [reply] } });
    expect(first?.replies).toMatchObject([{ userName: '霁川日报', official: true }]);
  });
});
