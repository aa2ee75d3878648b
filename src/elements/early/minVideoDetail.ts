import { askVideoEarly } from '../earlyVideo.ts';

askVideoEarly('/minVideoDetail/{id}.html');
