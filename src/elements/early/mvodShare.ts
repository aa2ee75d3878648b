import { askVideoEarly } from '../earlyVideo.ts';

askVideoEarly('/mvodShare/{id}.html');
