import { createApp } from 'astro/app/entrypoint';

const app = createApp();

/** Renders one content page; its data travels in `locals` (architecture 1). */
export function render(url: string, locals: App.Locals): Promise<Response> {
  return app.render(new Request(url), { locals });
}
