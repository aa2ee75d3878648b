import { describe, expect, it, test } from 'vitest';
import {
  parseBigVote,
  parseVoteNumbers,
  parseVoteOption,
  parseVoteOptions,
} from '../../../src/model/bigVote/normaliseBigVote.ts';
import { searchOptions } from '../../../src/model/bigVote/searchOptions.ts';
import { parseLine } from '../../../src/model/text.ts';
import { needsCorpus, readCorpusEntries } from '../../helpers/corpora.ts';

const INFO = { voteID: 8101, fileId: '6003', title: '江边&amp;<b>市集</b>' };

describe('parseBigVote', () => {
  it('reads all fields of a vote', () => {
    const read = parseBigVote({
      isbegin: '2',
      left: '2',
      voted: [11, '12', 'x y'],
      info: {
        ...INFO,
        description: '选出&quot;它&quot;',
        vs_head_voteimage: [
          { url: 'https://cdn.example/a.jpg', link: 'https://a.example/' },
          { url: 'javascript:alert(1)' },
          'https://cdn.example/b.jpg',
        ],
        vs_votetheme_list: [{ id: 1, name: '摄影' }, { id: '1', name: '又一次' }, { id: 2 }],
        rule: '<p>一人一票</p>',
        startTime: '2026-11-20 09:30:00.0',
        endTime: 1_795_000_000_000,
        viewStyle: '1',
        minSelect: '2',
        maxSelect: 1,
        dayLimit: 0,
        optionDayLimit: '1',
        needCode: '1',
        vs_user_inforule: [{ id: 'name', name: '姓名', type: 'text', required: 1 }],
        optionCount: '60',
        voteCount: -3,
        countClick: 'many',
        showResult: 0,
        shareClosed: 'true',
      },
    });
    expect(read).toMatchObject({
      stage: 'over',
      status: { left: 2, chosen: ['11', '12'] },
      vote: {
        id: '8101',
        activityId: '6003',
        title: '江边&市集',
        description: '选出"它"',
        pictures: [
          { src: 'https://cdn.example/a.jpg', url: 'https://a.example/' },
          { src: 'https://cdn.example/b.jpg', url: '' },
        ],
        themes: [{ id: '1', name: '摄影' }],
        rulesHtml: '<p>一人一票</p>',
        startsAt: Date.UTC(2026, 10, 20, 1, 30),
        endsAt: 1_795_000_000_000,
        look: 'list',
        min: 2,
        max: 2,
        dayLimit: null,
        optionDayLimit: 1,
        needsCode: true,
        options: 60,
        votes: 0,
        views: 0,
        showsResult: false,
        shareClosed: true,
      },
    });
    expect(read?.vote.userFields).toHaveLength(1);
  });

  it.each([
    ['nothing', undefined],
    ['no id', { info: { title: '投票' } }],
    ['no title', { info: { voteID: 1 } }],
    ['an invalid id', { info: { voteID: '../1', title: '投票' } }],
    ['text', '<html>'],
  ])('returns null for %s', (_, payload) => {
    expect(parseBigVote(payload)).toBeNull();
  });

  it('uses defaults for missing fields', () => {
    expect(parseBigVote({ info: INFO })).toMatchObject({
      stage: 'running',
      status: { left: null, chosen: [] },
      vote: { pictures: [], themes: [], look: 'grid', min: 1, max: 1, showsResult: true },
    });
    expect(parseBigVote({ ...INFO, left: -1 })?.status.left).toBeNull();
    expect(parseBigVote({ info: JSON.stringify(INFO) })?.vote.id).toBe('8101');
    expect(
      parseBigVote({ info: { ...INFO, vs_head_voteimage: 'https://cdn.example/a.jpg' } })?.vote
        .pictures,
    ).toEqual([{ src: 'https://cdn.example/a.jpg', url: '' }]);
  });
});

describe('options', () => {
  it.each([
    ['the first rank, without a gap', { rank: 1, gap: 0 }, { rank: 1, gap: null }],
    ['the second rank', { rank: '2', gap: '14' }, { rank: 2, gap: 14 }],
    ['missing values', {}, { rank: null, gap: null }],
    ['invalid values', { rank: -4, gap: -1 }, { rank: null, gap: null }],
  ])('%s', (_, wire, read) => {
    expect(parseVoteOption({ optionId: 5, ...wire })).toMatchObject(read);
  });

  it('omits options without an id, and unsafe addresses', () => {
    const part = parseVoteOptions({
      list: [
        { optionId: 1, number: '17', name: '  张三 ', picUrl: 'data:image/png,x', count: '12' },
        { name: '无名' },
        null,
        { optionId: 2, videoUrl: 'javascript:alert(1)', audioUrl: 'https://cdn.example/a.mp3' },
      ],
      total: '2000',
      hasMore: 'true',
    });
    expect(part).toMatchObject({ total: 2000, hasMore: true });
    expect(part.options).toMatchObject([
      { id: '1', number: 17, name: '张三', picture: '', votes: 12 },
      { id: '2', video: '', audio: 'https://cdn.example/a.mp3' },
    ]);
    expect(parseVoteOptions([{ optionId: 1 }])).toMatchObject({ total: 1, hasMore: true });
    expect(parseVoteOptions(null)).toEqual({ options: [], hasMore: false, total: 0 });
  });

  it('keeps an encrypted address of a video, which the player decrypts', () => {
    const videoUrl = '7f3a'.repeat(16);
    expect(parseVoteOption({ optionId: 5, videoUrl })?.video).toBe(videoUrl);
  });

  it('reads the numbers of votes and views', () => {
    expect(parseVoteNumbers({ voteCount: '12', countClick: 3 })).toEqual({ votes: 12, views: 3 });
    expect(parseVoteNumbers({})).toBeNull();
  });
});

describe('candidate names from the corpora', () => {
  test(
    'are kept as plain text, and every name is found by a search',
    needsCorpus('naughty-strings.json'),
    () => {
      const names = readCorpusEntries<string>('naughty-strings.json');
      expect(names.length).toBeGreaterThan(400);
      const { options } = parseVoteOptions({
        list: names.map((name, at) => ({ optionId: at + 1, number: 100_000 + at, name })),
      });
      expect(options.map(({ name }) => name)).toEqual(names.map(parseLine));
      const lost = options.filter(
        (option) =>
          option.name !== '' && !searchOptions(options, option.name, 'number').includes(option),
      );
      expect(lost.map(({ name }) => name)).toEqual([]);
    },
  );
});
