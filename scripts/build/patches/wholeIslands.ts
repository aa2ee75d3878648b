import type { Plugin } from 'vite';
import { type Patch, replaceOnce } from './patch.ts';

export const WHOLE_ISLANDS: Patch = {
  name: 'whole islands',
  package: '@astrojs/react',
  version: '7.0.0',
  unnecessaryWhen: 'the renderer waits for all content, or takes an option for it',
};

/** The module that renders islands. */
export const ISLAND_RENDERER = '@astrojs/react/dist/server.js';

const STREAMED = 'await readResult(await ReactDOM.renderToReadableStream(vnode, options))';
const WHOLE = `await (async () => {
  const stream = await ReactDOM.renderToReadableStream(vnode, { ...options, progressiveChunkSize: Infinity });
  await stream.allReady;
  return readResult(stream);
})()`;

/** Returns the code of the island renderer without streaming; throws when it has another form. */
export const renderWhole = (code: string): string =>
  replaceOnce(WHOLE_ISLANDS, code, STREAMED, WHOLE);

/**
 * Renders islands in one piece. React streams late or large content at the end, hidden until a
 * script moves it to its place: a file needs no stream, and without JavaScript the content would
 * stay hidden.
 */
export function wholeIslands(onApplied: () => void): Plugin {
  return {
    name: 'broadsheet:whole-islands',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith(`/node_modules/${ISLAND_RENDERER}`)) return null;
      onApplied();
      return { code: renderWhole(code), map: null };
    },
  };
}
