import type { Patch } from './patch.ts';

export const LAYOUT_SCRIPT_NAMES: Patch = {
  name: 'layout script names',
  package: 'astro',
  version: '7.3.4',
  unnecessaryWhen: 'the framework names the script of a layout without its own suffix',
};

/** The suffix that the framework adds to the script name of a layout; it would be in every page. */
const SUFFIX = /\.astro_astro_type_script.*$/;

export const shortenEntryName = (name: string): string => name.replace(SUFFIX, '');
