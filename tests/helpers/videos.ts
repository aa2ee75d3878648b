import type { Page } from 'playwright/test';
import { readTestPorts } from '../../scripts/test/testEnvironment.ts';
import {
  createMediaFacts,
  formatMediaFacts,
  type MediaFacts,
} from '../../src/model/media/mediaFacts.ts';
import { waitUntilStarted } from './pageHelpers.ts';

/** A baked article with a video; tests add theirs above it. */
export const VIDEO_PAGE = 'newsDetail/20/409.html';

const { origin } = readTestPorts();
export const ORIGIN_URL = `http://localhost:${origin}`;
export const SOCKET_URL = `ws://localhost:${origin}`;

export async function openVideoPage(page: Page): Promise<void> {
  await page.goto(VIDEO_PAGE);
  await waitUntilStarted(page);
}

/**
 * Adds a video cover to the beginning of a part of the page as screens render it; returns the
 * selector of its figure.
 */
export async function addVideo(
  page: Page,
  id: string,
  facts: Partial<MediaFacts> & Pick<MediaFacts, 'url'>,
  part = 'article',
): Promise<string> {
  const mediaFacts = createMediaFacts({ kind: 'video', title: `影片 ${id}`, ...facts });
  await page.evaluate(
    ({ id, media, part }) => {
      const figure = document.createElement('figure');
      figure.className = 'video';
      figure.id = id;
      const cover = document.createElement('a');
      Object.assign(cover, { className: 'video-cover', href: '#', textContent: id });
      Object.assign(cover.dataset, { act: 'play', media });
      figure.append(cover);
      document.querySelector(part)?.prepend(figure);
    },
    { id, media: formatMediaFacts(mediaFacts), part },
  );
  return `#${id}`;
}
