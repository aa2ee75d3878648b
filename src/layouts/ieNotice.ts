/** From this version on Internet Explorer gets the advice; 11 shows it under a title (product 5.17). */
const IE_MIN = 9;
const IE_TITLED = 11;

/**
 * The inline script that advises Internet Explorer. A text of its own in the oldest
 * syntax: that browser reads no other script of ours, not even to the end of its first line.
 */
export function formatIeNotice(title: string, text: string): string {
  const words = (value: string) => JSON.stringify(value).replace(/</g, '\\u003c');
  return `(function(){var v=document.documentMode;if(v>=${IE_MIN})alert((v===${IE_TITLED}?${words(`${title}\n\n`)}:"")+${words(text)})})()`;
}
