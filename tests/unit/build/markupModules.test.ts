import { createServer } from 'vite';
import { expect, it } from 'vitest';
import { markupModules } from '../../../scripts/build/markupModules.ts';

it('compiles a component and those that it shows to markup in the development server, too', async () => {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [...markupModules()],
  });
  try {
    const { toHtml } = await server.ssrLoadModule('/src/markup/jsxRuntime.ts');
    const { BackBar } = await server.ssrLoadModule('/src/ui/BackBar.tsx?markup');
    const html = toHtml(BackBar({ home: '/home.html', name: '日报', t: String }));
    expect(html).toMatch(/^<nav [^>]*><a [^>]*href="\/home.html"><svg [^>]*>.*日报<\/a>.*<\/nav>$/);
  } finally {
    await server.close();
  }
});
