import type { PeopleMessages } from '../translate.ts';

export const bo: PeopleMessages = {
  'people.more': 'དེ་ལས་མང་བ།',
  'people.articles': 'རྩོམ་ཡིག',
  'people.videos': 'བརྙན་འཕྲིན།',
  'people.followers': 'རྗེས་འབྲང་བ།',
  'people.official': 'གཞུང་ཕྱོགས།',
  'people.none': 'འདིར་ད་དུང་ནང་དོན་མེད།',
};
