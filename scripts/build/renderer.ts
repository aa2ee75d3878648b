import { createApp } from 'astro/app/entrypoint';

const app = createApp();

/** Renders one content page; `locals` contains its data (architecture 1). */
export function render(url: string, locals: App.Locals): Promise<Response> {
  return app.render(new Request(url), { locals });
}
