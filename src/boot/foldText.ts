/** Runs inline after a baked text that is folded (product 4.9). */
import { foldText } from '../host/document/foldText.ts';

foldText();
