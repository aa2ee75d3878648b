import { parseColour } from './colour.ts';

/** Colours of what covers the ground, without light. */
export const GRASS = parseColour('#7d9a4a');
export const DRY = parseColour('#b39a5c');
export const WOOD = parseColour('#41613a');
export const DARK_WOOD = parseColour('#2c4632');
export const ROCK = parseColour('#8b8378');
export const SOIL = parseColour('#8a6a48');
export const SNOW = parseColour('#f4f7fb');
export const GOLD = parseColour('#d9b04e');
export const RUST = parseColour('#b5592b');
export const ASPHALT = parseColour('#77787a');
export const REED = parseColour('#a98f57');
