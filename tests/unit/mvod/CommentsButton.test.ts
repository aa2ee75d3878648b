import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { parseShortVideo } from '../../../src/model/mvod/normaliseMvod.ts';
import {
  CommentsButton,
  createVideoCommentsPattern,
} from '../../../src/screens/mvodShare/CommentsButton.tsx';
import { loadActionMessages } from '../../../src/services/loadMessages.ts';
import { testSettings } from '../api/settings.ts';

const t = await loadActionMessages('cn');
const APP = { name: '霁川', logo: '', downloadUrl: '' };

it.each([
  [
    'are a page where the site names their source',
    30,
    0,
    APP,
    /href="[^"]*\/commentAll\/7\/30.html"/,
  ],
  ['are in the app where it names none', undefined, 3, APP, /data-act="openApp".*>3</],
  ['are nowhere without an app', undefined, 3, null, /^$/],
  ['are not shown when there are none in the app', undefined, 0, APP, /^$/],
])('comments of a short video %s', (_, mvodCommentSource, countDiscuss, app, html) => {
  const settings = { ...testSettings(), mvodCommentSource };
  const comments = createVideoCommentsPattern(settings);
  const video = parseShortVideo({ id: 7, videoUrl: 'https://v.example.test/a.mp4', countDiscuss });
  if (!video) throw new Error('the video was not read');
  expect(renderToStaticMarkup(createElement(CommentsButton, { app, comments, t, video }))).toMatch(
    html,
  );
});
