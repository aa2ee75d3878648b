import { Hono } from 'hono';
import { SKY_STREAM } from '../stream/broadcast.ts';
import { type ControlParts, type Env, readJson, refuse } from './controlParts.ts';

/** Serves /control/stream: state of the live stream, and interrupting it. */
export function createStreamControl({ streams }: ControlParts): Hono<Env> {
  const control = new Hono<Env>();

  control.get('/stream', async (c) =>
    c.json({
      ffmpeg: streams !== null,
      on: streams?.isOn() ?? false,
      ready: (await streams?.isReady()) ?? false,
    }),
  );

  control.post('/stream', async (c) => {
    const { name, on } = await readJson(c);
    if (name !== SKY_STREAM) return refuse(c, `name is ${SKY_STREAM}`);
    if (typeof on !== 'boolean') return refuse(c, 'on is true or false');
    if (!streams) return refuse(c, 'no stream runs here: it needs ffmpeg');
    await streams.setOn(on);
    return c.json({ ok: true });
  });

  return control;
}
