import { parseColour, type Rgb } from './colour.ts';

/** Light of a time of day and of a weather. */
export interface Light {
  /** Colours of the sky: above, in the middle and at the horizon. */
  readonly sky: readonly [Rgb, Rgb, Rgb];
  readonly sun: Rgb;
  /** Light from the sky in shadows. */
  readonly ambient: Rgb;
  /** Height of the sun above the horizon, in shares of the image's height. */
  readonly sunHeight: number;
  /** Part of the sky that clouds cover. */
  readonly clouds: number;
  /** How soon the distance turns into the colour of the horizon. */
  readonly haze: number;
}

const light = (
  sky: readonly [string, string, string],
  sun: string,
  ambient: string,
  values: Pick<Light, 'sunHeight' | 'clouds' | 'haze'>,
): Light => ({
  sky: [parseColour(sky[0]), parseColour(sky[1]), parseColour(sky[2])],
  sun: parseColour(sun),
  ambient: parseColour(ambient),
  ...values,
});

export const LIGHTS = {
  morning: light(['#4a7fb8', '#a9c6dc', '#f4e3c8'], '#ffe7bd', '#6f86a6', {
    sunHeight: 0.2,
    clouds: 0.4,
    haze: 0.8,
  }),
  noon: light(['#2f6fb3', '#6ea6d6', '#cfe3ee'], '#fff8e8', '#7f9bb8', {
    sunHeight: 0.6,
    clouds: 0.5,
    haze: 0.45,
  }),
  golden: light(['#5a7ba3', '#d9b48c', '#ffd79a'], '#ffc67a', '#77789a', {
    sunHeight: 0.12,
    clouds: 0.45,
    haze: 0.7,
  }),
  dusk: light(['#27305c', '#7d5a86', '#f39a5e'], '#ff9a5c', '#4d4a78', {
    sunHeight: 0.05,
    clouds: 0.55,
    haze: 0.75,
  }),
  blue: light(['#16264a', '#3d5f8f', '#9db4cc'], '#b9c9e6', '#3c5072', {
    sunHeight: 0.1,
    clouds: 0.5,
    haze: 0.7,
  }),
  overcast: light(['#9aa7b0', '#bcc6ca', '#dde1df'], '#e9ebe6', '#98a3a8', {
    sunHeight: 0.5,
    clouds: 0.95,
    haze: 1,
  }),
  mist: light(['#c3ccd0', '#d8dcda', '#ece9e0'], '#f6efdf', '#a9b4b6', {
    sunHeight: 0.25,
    clouds: 0.6,
    haze: 2.2,
  }),
  winter: light(['#6f93b8', '#b4cadb', '#eef1f2'], '#fff4e2', '#8ba0ba', {
    sunHeight: 0.25,
    clouds: 0.35,
    haze: 0.9,
  }),
  night: light(['#050a1c', '#0f1b3d', '#2b3d66'], '#c9d4f2', '#141d38', {
    sunHeight: 0.3,
    clouds: 0.1,
    haze: 0.5,
  }),
} as const satisfies Record<string, Light>;

export type LightName = keyof typeof LIGHTS;
