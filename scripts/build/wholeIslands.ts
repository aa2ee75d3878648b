import type { Plugin } from 'vite';

const STREAMED = 'await readResult(await ReactDOM.renderToReadableStream(vnode, options))';
const WHOLE = `await (async () => {
  const stream = await ReactDOM.renderToReadableStream(vnode, { ...options, progressiveChunkSize: Infinity });
  await stream.allReady;
  return readResult(stream);
})()`;

/**
 * Islands are rendered in one piece. React sends what came late, or is large, at the end of
 * a stream, hidden until a script moves it to its place: in a file there is nothing to wait
 * for, and without JavaScript nobody would move it.
 */
export function wholeIslands(): Plugin {
  return {
    name: 'broadsheet:whole-islands',
    enforce: 'pre',
    transform(code, id) {
      if (!/@astrojs\/react\/dist\/server\.js/.test(id)) return null;
      if (!code.includes(STREAMED)) this.error('@astrojs/react renders in another way now');
      return { code: code.replace(STREAMED, WHOLE), map: null };
    },
  };
}
