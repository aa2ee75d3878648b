import type { ActMessages } from '../translate.ts';

export const bo = {
  // sheet
  'sheet.close': 'སྒོ་རྒྱག',
  'sheet.failed': 'ནང་དོན་འཇུག་མ་ཐུབ། དྲ་བར་བལྟས་རྗེས་ཡང་བསྐྱར་ཚོད་ལྟ་གནང་རོགས།',
  'sheet.loading': 'ཁ་ཕྱེ་བཞིན་པ།',

  // session

  // host
  'host.openInApp': 'མཉེན་ཆས་ནང་ཁ་ཕྱེ་རོགས།',
  'host.openLinkInApp': 'མཉེན་ཆས་ནང་དྲ་ཐག་འདི་ཁ་ཕྱེ་རོགས།',
  'host.miniPhone': 'ཁ་པར་གྱི་སྐད་འཕྲིན་（微信）ནང་བྱ་རིམ་ཆུང་བ་ཁ་ཕྱེ་རོགས།',
  'host.miniMessenger': 'སྐད་འཕྲིན་（微信）ནང་བྱ་རིམ་ཆུང་བ་ཁ་ཕྱེ་རོགས།',
  'host.launchHint': 'གཡས་ཟུར་གྱི་“ཁ་ཕྱེ།”མནན་ནས་མཉེན་ཆས་ནང་མུ་མཐུད་རོགས།',
  'host.browserTitle': 'དྲ་ཆས་ནང་ཁ་ཕྱེ་རོགས།',
  'host.browserHint': 'གཡས་སྟེང་གི་དཀར་ཆག་མནན་ནས་“དྲ་ཆས་ནང་ཁ་ཕྱེ།”འདེམས་རོགས།',
  'host.shareTitle': 'ཤོག་ངོས་འདི་མཉམ་སྤྱོད་བྱེད།',
  'host.shareHint': 'གཡས་སྟེང་གི་དཀར་ཆག་མནན་ནས་གང་དུ་མཉམ་སྤྱོད་བྱེད་པ་འདེམས་རོགས།',
  'host.close': 'ཤེས་སོང་།',
  'host.openApp': 'མཉེན་ཆས་ཁ་ཕྱེ།',
  'host.launchFailed': 'མཉེན་ཆས་ཁ་ཕྱེ་མ་ཐུབ། སྔོན་ལ་སྒྲིག་འཇུག་གནང་ངམ། ཡང་ན་ཤོག་ངོས་འདི་དྲ་ཆས་ནང་ཁ་ཕྱེ་རོགས།',
  'host.authorizing': 'དབང་སྤྲོད་བཞིན་པ།...',
  'host.authorizeFailed': 'སྐད་འཕྲིན་（微信）གི་དབང་སྤྲོད་མ་ཐུབ།',
  'host.userInfoFailed': 'སྐད་འཕྲིན་（微信）ནས་སྤྱོད་མཁན་གྱི་ཆ་འཕྲིན་ལེན་མ་ཐུབ།',
  'host.ieTitle': 'གསལ་བརྡ།',
  'host.ieText': 'གློག་ཀླད་ཐོག་Chromeདྲ་ཆས་སྤྱོད་རོགས།',

  // login

  // comment

  // share

  // vote

  // reader

  // write
} as const satisfies ActMessages;
