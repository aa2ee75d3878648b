import type { SampleArticle } from '../types.ts';

/**
 * Articles with special markup: collected from WeChat, made with the 135 editor, of
 * accounts, of the printed newspaper, with titles of every kind.
 */

/** As the CMS stores it: doctype, unusual attributes, styles, a script, a wrapper that hides its text. */
const COLLECTED = `<!doctype html>
<html class="" data-theme="light">
 <head>
  <meta charset="utf-8">
  <meta property="og:title" content="冬至前，给果树穿件衣裳">
  <link rel="stylesheet" href="//res.example.test/mmbizwap/secitptpage.css">
  <style>.rich_media_content{overflow:hidden;color:#222;font-size:17px}</style>
  <script>window.first_sceen__time = +new Date();</script>
 </head>
 <body id="activity-detail" class="zh_CN mm_appmsg" ontouchstart="">
  <div class="rich_media_content js_underline_content" id="js_content" style="visibility: hidden; opacity: 0; ">
   <section style="margin: 0px 16px;line-height: 1.75em;"><span style="font-size: 15px;letter-spacing: 1px;">立冬过后，霜一天比一天厚。农技员徐稻生这几天跑遍了石榴坪的果园，嘴里只有一句话：“刷白要趁晴，包干要趁早。”</span></section>
   <section style="margin: 0px 16px;"><span style="font-size: 15px;"><br></span></section>
   <section style="text-align: center;margin: 0px 16px;">
    <!--IMAGEARRAY#0--></section>
   <section style="margin: 0px 16px;line-height: 1.75em;"><strong><span style="font-size: 16px;color: rgb(61, 170, 214);">一、刷多高</span></strong></section>
   <section style="margin: 0px 16px;line-height: 1.75em;"><span style="font-size: 15px;">主干刷到第一分枝以上二十厘米。石灰十斤、水四十斤、盐一斤、硫黄粉一斤，先化灰，后加盐，搅到筷子插得住。</span></section>
   <section style="margin: 0px 16px;line-height: 1.75em;"><strong><span style="font-size: 16px;color: rgb(61, 170, 214);">二、包多厚</span></strong></section>
   <section style="margin: 0px 16px;line-height: 1.75em;"><span style="font-size: 15px;">三年以下的幼树用稻草包三层，外面再裹一层旧布，扎口朝下，不存水。成年树只护根颈，培土三十厘米。&nbsp;&nbsp;</span></section>
   <section style="margin: 0px 16px;line-height: 1.75em;"><strong><span style="font-size: 16px;color: rgb(61, 170, 214);">三、什么时候解</span></strong></section>
   <section style="margin: 0px 16px;line-height: 1.75em;"><span style="font-size: 15px;">看燕子。燕子回来第七天，选个阴天解开，别让嫩皮一下子见着太阳。</span></section>
   <p style="display: none;"><mp-style-type data-value="3"></mp-style-type></p>
  </div>
 </body>
</html>`;

/** Decorated blocks, whose layout depends on sections with inline styles. */
const DECORATED = `<html>
 <head></head>
 <body>
  <section class="_135editor" data-tools="135编辑器" data-id="95127"><section style="margin: 10px auto; text-align: center;"><section style="display: inline-block; border-bottom: 3px solid #c8102e; padding: 0 12px 6px;"><section class="135brush" data-brushtype="text" style="font-size: 18px; font-weight: bold; color: #c8102e;">一张图，看懂冬春修水利</section></section></section></section>
  <section class="_135editor" data-tools="135编辑器" data-id="101846"><section style="margin: 16px auto; display: flex; justify-content: center;"><section style="width: 33%; text-align: center;"><section style="font-size: 28px; color: #c8102e; font-weight: bold;">62</section><section style="font-size: 13px; color: #888888;">座小水库</section></section><section style="width: 33%; text-align: center;"><section style="font-size: 28px; color: #c8102e; font-weight: bold;">417</section><section style="font-size: 13px; color: #888888;">公里渠系</section></section><section style="width: 33%; text-align: center;"><section style="font-size: 28px; color: #c8102e; font-weight: bold;">38</section><section style="font-size: 13px; color: #888888;">座泵站</section></section></section></section>
  <section class="_135editor" data-tools="135编辑器" data-id="88203"><section style="border: 1px solid #e8e5e0; border-radius: 8px; padding: 16px; background-color: #f6f5f3;"><section class="135brush" style="line-height: 1.75em; letter-spacing: 1.5px; font-size: 15px; color: #3f3f3f;"><p>小水库管着几个村的人畜饮水。今年冬天，每座水库都要修好三样东西：大坝、溢洪道、放水涵；也要落实一个人：常年巡查员。</p></section></section></section>
  <section class="_135editor" data-tools="135编辑器" data-id="90412"><p style="text-align: center;">
   <!--IMAGEARRAY#0--></p></section>
  <section class="_135editor" data-tools="135编辑器" data-id="99105"><section style="display: flex; align-items: center; margin: 12px 0;"><section style="width: 28px; height: 28px; line-height: 28px; border-radius: 100%; background-color: #c8102e; color: #ffffff; text-align: center; flex-shrink: 0;">1</section><section class="135brush" style="padding-left: 10px; font-size: 15px;">明年四月底前，主体工程全部完成。</section></section><section style="display: flex; align-items: center; margin: 12px 0;"><section style="width: 28px; height: 28px; line-height: 28px; border-radius: 100%; background-color: #c8102e; color: #ffffff; text-align: center; flex-shrink: 0;">2</section><section class="135brush" style="padding-left: 10px; font-size: 15px;">水费账目每季度公示一次，公示在田头，不只在网上。</section></section></section>
  <section class="_135editor" data-tools="135编辑器" data-id="86312"><blockquote style="border-left: 4px solid #c8102e; margin: 16px 0; padding: 4px 14px; color: #595652;"><p>水到田头，才算修好。</p></blockquote></section>
 </body>
</html>`;

export const MARKUP_VARIANTS: readonly SampleArticle[] = [
  {
    id: 451,
    column: 133,
    alsoIn: [13],
    at: '2026-11-16 18:00',
    title: '冬至前，给果树穿件衣裳',
    source: '穗安农技站',
    sourceUrl: 'https://mp.example.test/s/orchard',
    originalUrl: 'https://mp.example.test/s/orchard',
    collected: true,
    account: 201,
    content: COLLECTED,
    body: [{ picture: 'fields-1' }],
    tags: ['乡村'],
  },
  {
    id: 452,
    column: 14,
    at: '2026-11-19 11:20',
    title: '图解｜一张图，看懂冬春修水利',
    credits: { graphicDesigner: '施墨', editor: '丁一禾' },
    content: DECORATED,
    body: [{ picture: 'chart-5' }],
    tags: ['水利'],
  },
  {
    id: 453,
    column: 132,
    at: '2026-11-15 09:30',
    title: '今日潮位：高潮 11:42，3.86 米；低潮 17:55，0.71 米',
    source: '望潮港务',
    account: 202,
    body: [
      '今日天文大潮次日，沿岸最大增水约二十厘米。七号泊位下午四点至六点水深不足，吃水超过十二米的船舶请与调度联系。',
      { picture: 'harbor-4' },
      '滩涂采捕人员请在下午六点前上岸。',
    ],
    tags: ['港口', '气象'],
  },
  {
    id: 454,
    column: 15,
    at: '2026-11-17 19:00',
    title: '今夜看什么：狮子座流星雨极大期',
    source: '霁川天文台',
    account: 204,
    content: '<html>\n <head></head>\n <body>\n  <p>（旧版正文）</p>\n </body>\n</html>',
    contentPlus:
      '<p>今夜至明晨，狮子座流星雨到达极大期，每小时可见十到十五颗。月相为上弦月，午夜后落下，观测条件良好。</p><p>辐射点在后半夜升起，面向东方，避开路灯，躺下来，给眼睛二十分钟适应黑暗。</p><p>雪麓、冶坪西部晴间多云；临漪、穗安有薄雾；望潮多云。</p>',
    titlePictures: ['night-3'],
    tags: ['暗夜保护'],
  },
  {
    id: 455,
    column: 16,
    at: '2026-11-08 10:20',
    title: '一个\u200b标题里的 <em>强调</em>、"引号"、反斜杠 C:\\旧稿 与 A&amp;B',
    keywords: '标题;校对 编辑部',
    body: [
      '编辑部的新人守则第一条：标题里能不用符号就不用符号。',
      '第二条：非用不可的时候，先想一想它在手机上、在报纸上、在别人转发的链接里，会变成什么样子。2 < 3 & 5 > 4，谁也不该在半路上丢掉。',
    ],
    extended: {
      版面责任: '文化二版',
      稿件来源类型: '自采',
      更正说明: '早先的版本漏掉了第二条里的不等式。',
    },
  },
  {
    id: 456,
    column: 16,
    at: '2026-11-06 09:00',
    title: '山前书店：旧书里的一张车票',
    source: '山前书店',
    account: 203,
    body: [
      '收来一批旧书，其中一本里夹着一张硬板车票，临漪到雁回，一元四角，日期看不清了，背面用铅笔写着：“书读完了，人没等到。”',
      '书是一本河流考，扉页有藏书印“砚农”。如果你认识这位砚农先生，或者你就是那位没有等到的人，书和车票都在柜台上，随时来取。',
    ],
  },
  {
    id: 7001,
    column: 23,
    at: '2026-11-20 00:00',
    introTitle: '临望铁路全线铺通',
    title: '最后一对长轨今晨落槽',
    subtitle: '联调联试下月中旬开始',
    credits: { author: '沈知遥 顾青禾', editor: '丁一禾' },
    paper: {
      layoutId: 12001,
      layout: '01',
      layoutPicture: 'sheet-12001-page',
      area: [
        [5, 10.5],
        [63, 10.5],
        [63, 37.5],
        [5, 37.5],
      ],
      topPicture: 'notice-4-banner',
      bottomPicture: 'notice-1-banner',
    },
    body: [
      '本报讯（记者沈知遥 顾青禾）19 日上午 9 时 40 分，最后一对五百米长轨在白鹭渡特大桥北端落槽锁定，临望铁路全线铺通。',
      { picture: 'rail-1', caption: '试验列车从白鹭渡特大桥上驶过。何一舟 摄' },
      '临望铁路西起临漪，东至望潮，全长三百一十二公里，设计时速二百五十公里，跨越十七条河流。联调联试将于下月中旬开始，明年春天开行首趟列车。',
      '最后五百米铺了整整一个上午。铺架班班长石大川说，按机器的能力，这段活只要四十分钟，大家不约而同地慢下来，“六年都过来了，不在乎这一会儿”。',
    ],
  },
  {
    id: 7002,
    column: 23,
    at: '2026-11-20 00:00',
    title: '漱玉河里的“听诊器”',
    credits: { author: '陆砚秋', editor: '丁一禾' },
    paper: {
      layoutId: 12001,
      layout: '01',
      layoutPicture: 'sheet-12001-page',
      area: [
        [5, 40],
        [95, 40],
        [95, 62],
        [5, 62],
      ],
    },
    body: [
      '本报讯（记者陆砚秋）省水生所在漱玉河布设的二十六个水听器，八个月录下四千小时的水下声音，鱼群上溯的时间第一次被准确记录。',
      { picture: 'river-6', caption: '漱玉河中游的监测河段，水听器沉在两岸的石笼里。何一舟 摄' },
      '水听器只有一只茶杯大小，外壳是渔民用旧浮筒改的，沉在石笼里，一年取两次电池。声音经过岸边的盒子传回所里，屏幕上一道一道的亮线，就是经过的鱼。',
      { heading: '鱼群比往年早到九天' },
      '数据显示，今年春天第一批洄游鱼在三月十七日夜里通过青石桥，比渔民的经验早了九天。闸门的启闭因此提前，鱼道里的水多放了两个星期。',
      '“以前靠看，水一浑就什么也看不见，”课题组的骆云开说，“声音不怕浑水，也不怕夜里。”最难分辨的是雨声，他们花了三个月，才教会程序把雨和鱼分开。',
      { heading: '渔民成了听音员' },
      '沿岸有十一位老渔民被请来做听音员。六十岁的赖水生戴上耳机听了半分钟，便说出是哪一种鱼，后来取样核对，二十次里对了十八次。',
    ],
  },
];
