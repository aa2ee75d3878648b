/** A circle of readers; its posts are in posts.ts. */
export interface SampleCircle {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  /** Name of an image. */
  readonly banner: string;
  readonly members: number;
  readonly tags: readonly { readonly id: number; readonly name: string }[];
  /** Readers cannot write posts. */
  readonly closed?: boolean;
  /** Editors review posts before they are public. */
  readonly reviews?: boolean;
}

export interface SampleNotice {
  readonly id: number;
  readonly circle: number;
  readonly title: string;
  readonly author: string;
  /** `2026-11-20 09:12`, China time. */
  readonly at: string;
  readonly html: string;
}

export const CIRCLES: readonly SampleCircle[] = [
  {
    id: 901,
    name: '霁江两岸',
    description: '住在江边的人，把今天看见的江拍下来、写下来。一张照片、一句话都可以。',
    banner: 'river-2-banner',
    members: 12_830,
    tags: [
      { id: 1, name: '渡口' },
      { id: 2, name: '晨光' },
      { id: 3, name: '江鲜' },
      { id: 4, name: '老照片' },
    ],
  },
  {
    id: 902,
    name: '老城修理铺',
    description: '能修就不扔：收音机、自行车、藤椅。编辑看过以后，帖子才会出现。',
    banner: 'lantern-1-banner',
    members: 3_416,
    tags: [
      { id: 11, name: '求助' },
      { id: 12, name: '修好了' },
    ],
    reviews: true,
  },
  {
    id: 903,
    name: '阳台菜园',
    description: '刚开的圈子，等第一个人来种。',
    banner: '',
    members: 0,
    tags: [],
  },
  {
    id: 904,
    name: '报社通告',
    description: '编辑部在这里说话，大家看就好。',
    banner: 'page-3-banner',
    members: 20_115,
    tags: [],
    closed: true,
  },
];

export const NOTICES: readonly SampleNotice[] = [
  {
    id: 951,
    circle: 901,
    title: '本周话题：江上的雾',
    author: '霁川日报编辑部',
    at: '2026-11-16 09:00',
    html: '<p>立冬以后，江雾一天比一天厚。这一周请把你看见的雾拍下来。</p><p>选中的照片会登在周日的<strong>第八版</strong>，并付稿酬。</p>',
  },
  {
    id: 952,
    circle: 901,
    title: '圈规三条',
    author: '霁川日报编辑部',
    at: '2026-10-08 10:30',
    html: '<ul><li>发自己拍的、自己写的。</li><li>拍到别人的脸，先问一声。</li><li>卖东西请去集市。</li></ul>',
  },
  {
    id: 953,
    circle: 901,
    title: '枯水期到码头拍照请注意安全',
    author: '霁川海事处',
    at: '2026-11-19 17:20',
    html: '<p>枯水期台阶湿滑，请站在<a href="https://example.com/safety">黄线</a>以内。轮渡停靠时不要上前。</p>',
  },
];

export const findCircle = (id: number): SampleCircle | undefined =>
  CIRCLES.find((circle) => circle.id === id);
