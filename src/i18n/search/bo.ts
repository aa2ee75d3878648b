import type { SearchMessages } from '../translate.ts';

export const bo: SearchMessages = {
  'search.title': 'འཚོལ།',
  'search.label': 'རྩོམ་ཡིག་དང་སྡེ་ཚན། མི་སྣ་འཚོལ།',
  'search.results': '“{query}”ཡི་འཚོལ་འབྲས།',
  'search.recent': 'ཉེ་ཆར་བཙལ་བ།',
  'search.clear': 'འཚོལ་ཐོ་གཙང་སེལ།',
  'search.none': 'འཚོལ་འབྲས་མི་འདུག',
  'search.noneHint': 'ཚིག་གཞན་ཞིག་གམ་ཚིག་ཉུང་ངུས་ཚོལ་དང་།',
  'search.suggested': 'ཐད་ཀར་ཁ་ཕྱེ།',
  'search.byTitle': 'འདིར་ཁ་བྱང་ཁོ་ན་འཚོལ་ཐུབ།',
  'search.column': 'སྡེ་ཚན།',
  'search.tag': 'བྱང་རྟགས།',
  'search.person': 'མི་སྣ།',
  'search.account': 'རྩིས་ཐོ།',
  'search.topic': 'བརྗོད་གཞི།',
  'search.circle': 'སྒོར་གྲུ།',
  'search.activity': 'བྱེད་སྒོ།',
  'search.video': 'བརྙན་ཐུང་།',
};
