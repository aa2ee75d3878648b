import { describe, expect, it } from 'vitest';
import {
  parseCredits,
  parseReporters,
  parseYoungReporters,
} from '../../../../src/model/article/credits.ts';
import {
  parseAttachments,
  parseAudios,
  parseBodyImages,
  parseImageStyle,
  parseVideos,
} from '../../../../src/model/article/media.ts';
import { parsePaper, parseVote } from '../../../../src/model/article/normaliseArticle.ts';
import { parseLayoutAreas, parseOwnAreas } from '../../../../src/model/paper/layoutAreas.ts';

const IMG = 'https://img.example.test/';

describe('parseBodyImages', () => {
  const images = [
    {
      ref: '<!--IMAGES#1-->',
      imagearray: [
        { ref: '<!--IMAGEARRAY#0-->', imageUrl: `${IMG}a.jpg`, summary: '&quot;A&quot;' },
        { ref: '<!--IMAGEARRAY#1-->', imageUrl: '图片存储;x/b.jpg', content: 'b' },
      ],
    },
    { imagearray: [{ imageUrl: `${IMG}c.jpg`, picRatio: '789:443' }, 'broken'] },
  ];

  it('joins all groups and keeps unusable entries as placeholders', () =>
    expect(parseBodyImages({ images }, 'news')).toEqual([
      { ref: '<!--IMAGEARRAY#0-->', url: `${IMG}a.jpg`, caption: '"A"', width: 0, height: 0 },
      { ref: '<!--IMAGEARRAY#1-->', url: '', caption: 'b', width: 0, height: 0 },
      { ref: '<!--IMAGEARRAY#2-->', url: `${IMG}c.jpg`, caption: '', width: 789, height: 443 },
      { ref: '<!--IMAGEARRAY#3-->', url: '', caption: '', width: 0, height: 0 },
    ]));

  it('parses photo sets, whose marker is the address', () => {
    const set = [{ ref: `${IMG}a (1).jpg`, imageUrl: '', summary: '晨' }];
    const [picture] = parseBodyImages({ images: [{ imagearray: set }] }, 'photos');
    expect(picture).toMatchObject({
      ref: `${IMG}a (1).jpg`,
      url: `${IMG}a%20(1).jpg`,
      caption: '晨',
    });
    expect(parseBodyImages({ images }, 'photos')).toHaveLength(2);
  });

  it('uses the images of the widgets for a photo set without others', () =>
    expect(
      parseBodyImages(
        { widgets: { pic: [{ ref: `${IMG}w.jpg`, imageUrl: `${IMG}w.jpg` }] } },
        'photos',
      ),
    ).toHaveLength(1));

  it.each([
    ['none', undefined],
    ['an empty array', []],
    ['an object', { imagearray: [] }],
    ['text', 'x'],
  ])('is empty for %s', (_, value) =>
    expect(parseBodyImages({ images: value }, 'news')).toEqual([]),
  );
});

describe('parseImageStyle', () => {
  it.each([
    ['attributes', ' width="640" height="360"', 640, 360],
    ['attributes in px and single quotes', " width='640px' height='360px'", 640, 360],
    ['attributes without quotes', ' width=640 height=360 alt=x', 640, 360],
    [
      'attributes of WeChat',
      ' class="x" data-ratio="0.5625" data-w="1080" style="width:100%"',
      1080,
      608,
    ],
    [
      'natural size before the shown one',
      ' data-ratio="0.5" data-w="1000" width="300" height="150"',
      1000,
      500,
    ],
    ['a style', ' style="max-width: 100%; width: 640px; height:360.4px;"', 640, 360],
    ['limits only', ' style="max-width: 640px; max-height: 360px"', 0, 0],
    ['per cent', ' width="100%" height="50%"', 0, 0],
    ['one side', ' width="640"', 0, 0],
    ['other attributes', ' data-width="640" data-height="360"', 0, 0],
    ['cut off in a value', ' width="640" height="36', 0, 0],
    ['too large', ' width="999999" height="3"', 0, 0],
    ['negative', ' width="-1" height="-1"', 0, 0],
    ['nothing', '', 0, 0],
  ])('%s', (_, style, width, height) => expect(parseImageStyle(style)).toEqual({ width, height }));
});

describe('parseVideos', () => {
  it('does not use a page address as the video of an article', () => {
    const url = 'https://news.example.test/videoDetail/20/401.html';
    expect(parseVideos({ url }, 'video')).toEqual([]);
    expect(parseVideos({ url, videoUrl: `${IMG}a.mp4` }, 'video')[0]?.url).toBe(`${IMG}a.mp4`);
  });

  it('parses items and keeps an encrypted address unchanged', () =>
    expect(
      parseVideos(
        {
          videos: [
            {
              videoarray: [
                {
                  videoUrl: 'Zm9v+/==',
                  imageUrl: `${IMG}p.jpg`,
                  attAbstract: 'film',
                  duration: '75',
                  videoDirection: '1',
                  isWeMedia: 1,
                },
              ],
            },
          ],
        },
        'news',
      ),
    ).toEqual([
      {
        ref: '<!--VIDEOARRAY#0-->',
        url: 'Zm9v+/==',
        poster: `${IMG}p.jpg`,
        description: 'film',
        durationS: 75,
        vertical: true,
        selfMedia: true,
      },
    ]));

  it('parses the address of captions and refuses an invalid one', () => {
    const read = (captionUrl: string) =>
      parseVideos({ widgets: { video: [{ videoUrl: 'w', captionUrl }] } }, 'news')[0]?.captions;
    expect(read('https://v.example.test/a.vtt')).toBe('https://v.example.test/a.vtt');
    expect(read('javascript:alert(1)')).toBeUndefined();
    expect(read('')).toBeUndefined();
  });

  it('falls back to the widgets, then to the video of the article itself', () => {
    const own = { videoUrl: 'https://v.example.test/a.mp4', imageUrl: `${IMG}p.jpg`, duration: 9 };
    expect(parseVideos({ widgets: { video: [{ videoUrl: 'w' }] } }, 'news')[0]?.url).toBe('w');
    expect(parseVideos(own, 'video')).toMatchObject([{ ref: '', url: own.videoUrl, durationS: 9 }]);
    expect(parseVideos(own, 'news')).toEqual([]);
    expect(parseVideos({}, 'video')).toEqual([]);
  });
});

describe('parseAudios', () => {
  it('parses items and filters their addresses', () =>
    expect(
      parseAudios({
        audios: [
          {
            audioarray: [
              {
                audioUrl: 'https://a.example.test/a.mp3',
                title: '声',
                audioTitleType: '1',
                duration: '01:15',
              },
              { audioUrl: 'javascript:1' },
            ],
          },
        ],
      }),
    ).toMatchObject([
      {
        ref: '<!--AUDIOARRAY#0-->',
        url: 'https://a.example.test/a.mp3',
        title: '声',
        titleType: 1,
        durationS: 75,
      },
      { url: '' },
    ]));
});

describe('parseAttachments', () => {
  it('parses files of the widgets and of newspaper articles', () => {
    expect(
      parseAttachments({
        widgets: {
          file: [
            { ref: 'f', attUrl: 'https://f.example.test/a%20b.pdf?x', attContent: '' },
            { attUrl: 'https://f.example.test/c.pdf', attContent: '章程' },
            { attUrl: 'javascript:1', attContent: 'bad' },
          ],
        },
      }),
    ).toEqual([
      { ref: 'f', url: 'https://f.example.test/a%20b.pdf?x', name: 'a b.pdf' },
      { ref: '', url: 'https://f.example.test/c.pdf', name: '章程' },
    ]);
    expect(parseAttachments({ attachment: ['https://f.example.test/d.doc'] })).toHaveLength(1);
  });
});

describe('parseVote', () => {
  const options = [
    { oid: 1, oname: '&quot;早&quot; <b>', pic: '' },
    { oid: '2', oname: '晚', pic: `${IMG}o.jpg` },
    { oname: 'no id' },
  ];
  const vote = (question: object, fields: object = {}) =>
    parseVote({
      id: 8,
      name: 'V',
      questions: [{ qid: 3, qname: 'Q', options, ...question }],
      ...fields,
    });

  it('parses all fields and decodes entities once', () =>
    expect(
      vote(
        { qtype: 1, selectLimited: 2 },
        {
          endDate: '2024-09-23 10:47:00.0',
          needLogin: 0,
          voteCycle: 2,
          voteCyclenum: 2,
          onlyapp: 1,
        },
      ),
    ).toEqual({
      id: '8',
      name: 'V',
      endsAt: Date.UTC(2024, 8, 23, 2, 47),
      needLogin: false,
      cycle: 'timesADay',
      timesADay: 2,
      appOnly: true,
      questions: [
        {
          id: '3',
          name: 'Q',
          multiple: true,
          limit: 2,
          options: [
            { id: '1', name: '"早" <b>', picture: '' },
            { id: '2', name: '晚', picture: `${IMG}o.jpg` },
          ],
        },
      ],
    }));

  it.each([
    ['single', { qtype: 0, selectLimited: 2 }, 1],
    ['multiple without a limit', { qtype: 1, selectLimited: 0 }, 2],
    ['multiple with a limit above the options', { qtype: '1', selectLimited: '9' }, 2],
    ['multiple of one', { qtype: 1, selectLimited: 1 }, 1],
    ['no type', {}, 1],
    ['no type with a limit', { selectLimited: 2 }, 2],
  ])('choice: %s', (_, question, limit) =>
    expect(vote(question)?.questions[0]).toMatchObject({ limit, multiple: limit > 1 }),
  );

  it.each([
    {},
    null,
    [],
    'x',
    { id: 0 },
    { id: 8, questions: [] },
    { id: 8, questions: [{ qid: 1, options: [] }] },
  ])('returns null for %j', (wire) => expect(parseVote(wire)).toBeNull());
});

describe('parseCredits', () => {
  it('parses every role in display order', () =>
    expect(
      parseCredits({
        source: '源',
        director: '导',
        approver: '批',
        lastChecker: '终',
        checker: '审',
        proofreader: '校',
        layoutEditor: '版',
        liability: '责',
        edittername: '编',
        overallPlanning: '统',
        planner: '策',
        drawer: '图',
        cameraman: '摄',
        videoauthor: '录',
        intern: '习',
        correspondent: '通',
        reporter: '记',
        arthorName: '作',
        collaborator: '协',
      }).map(({ role, names }) => `${role} ${names}`),
    ).toEqual([
      'author 作、协',
      'reporter 记',
      'correspondent 通',
      'intern 习',
      'photographer 摄、录',
      'graphicDesigner 图',
      'planner 策',
      'coordinator 统',
      'editor 编',
      'executiveEditor 责',
      'layout 版',
      'proofreader 校',
      'supervisor 审',
      'lastChecker 终',
      'approver 批',
      'director 导',
      'source 源',
    ]));

  it('skips page numbers and repeated names', () => {
    expect(parseCredits({ layout: '01', author: '', reporter: null })).toEqual([]);
    expect(parseCredits({ layout: '李某' })).toEqual([{ role: 'layout', names: '李某' }]);
    expect(parseCredits({ cameraman: '甲', videoauthor: '甲' })[0]?.names).toBe('甲');
  });
});

describe('reporters', () => {
  it('parses young reporters', () =>
    expect(
      parseYoungReporters({
        youngReporters: [
          { name: '小周', cardNo: 7, school: '河湾小学', className: '三（2）班' },
          {},
        ],
      }),
    ).toEqual([{ name: '小周', cardNumber: '7', school: '河湾小学', className: '三（2）班' }]));

  it('parses reporters with url as the portrait', () =>
    expect(
      parseReporters([
        { id: 4, name: '周', url: `${IMG}r.jpg`, articleCount: '12', rssCount: 5 },
        { id: 5 },
      ]),
    ).toEqual([
      {
        id: '4',
        name: '周',
        icon: `${IMG}r.jpg`,
        duty: '',
        description: '',
        articleCount: 12,
        followerCount: 5,
      },
    ]));
});

describe('parseLayoutAreas', () => {
  const SIZE = { width: 1000, height: 2000 };
  const TRIANGLE = [
    [10, 5],
    [60, 5],
    [60, 40],
  ];
  it.each([
    ['per cent', '10%,5%;60%,5%;60%,40%', TRIANGLE],
    ['small numbers', '10,5,60,5,60,40', TRIANGLE],
    ['pixels', '100,100;600,100;600,800', TRIANGLE],
    [
      'small numbers with the unit px',
      '10px,20px;60px,20px;60px,40px',
      [
        [1, 1],
        [6, 1],
        [6, 2],
      ],
    ],
    [
      'points',
      [
        [10, 5],
        [60, 5],
        [60, 40],
      ],
      TRIANGLE,
    ],
    [
      'points as objects',
      [
        { x: 10, y: '5' },
        { x: 60, y: 5 },
        { x: 60, y: 40 },
      ],
      TRIANGLE,
    ],
    ['JSON text', '[[10,5],[60,5],[60,40]]', TRIANGLE],
    ['an object', { points: '10%,5%;60%,5%;60%,40%' }, TRIANGLE],
    [
      'a rectangle by its corners',
      '10%,5%,60%,40%',
      [
        [10, 5],
        [60, 5],
        [60, 40],
        [10, 40],
      ],
    ],
    [
      'slightly outside the edge',
      '-0.4%,0%;100.6%,0%;50%,50%',
      [
        [0, 0],
        [100, 0],
        [50, 50],
      ],
    ],
  ])('reads %s', (_, mapping, points) =>
    expect(parseLayoutAreas(mapping, SIZE)).toEqual([{ points, articleId: '' }]),
  );

  it('parses several areas with their articles', () => {
    const two = [
      { points: TRIANGLE, articleId: '71' },
      { points: TRIANGLE, articleId: '72' },
    ];
    const corners = '10%,5%;60%,5%;60%,40%';
    expect(parseLayoutAreas(`71:${corners}|72:${corners}`, SIZE)).toEqual(two);
    expect(parseLayoutAreas([{ fileId: 71, coords: corners }, `72:${corners}`], SIZE)).toEqual(two);
  });

  it.each([
    ['half a point', '10%,5%;60%'],
    ['one point', '10%,5%'],
    ['text', 'a,b;c,d;e,f'],
    ['outside', '10%,5%;160%,5%;60%,40%'],
    ['code', '<script>'],
    ['nothing', ''],
    ['an empty object', {}],
    ['broken JSON', '[[10,5]'],
    ['a list of nonsense', [null, 5, {}, [], 'x']],
    ['null', null],
  ])('drops %s', (_, mapping) => expect(parseLayoutAreas(mapping, SIZE)).toEqual([]));

  it('drops pixels of an image of unknown size', () =>
    expect(parseLayoutAreas('100,100;600,100;600,800', { width: 0, height: 0 })).toEqual([]));

  it('an article has its own areas and those without an id', () => {
    const corners = '10%,5%;60%,5%;60%,40%';
    const { layout, ...images } = parsePaper({
      layoutPicture: { picUrl: `${IMG}l.jpg` },
      layoutMapping: { mapping: `90:${corners}|${corners}|91:${corners}` },
      topImage: '/t.jpg',
    });
    expect(images).toEqual({ topImage: '/t.jpg', bottomImage: '', layoutImage: `${IMG}l.jpg` });
    expect(parseOwnAreas(layout, '90').map(({ articleId }) => articleId)).toEqual(['90', '']);
  });
});
