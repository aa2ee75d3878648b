/**
 * First version of Internet Explorer that shows the notice; version 11 shows it with a title
 * (product 5.17).
 */
const IE_MIN = 9;
const IE_TITLED = 11;

/**
 * Returns the inline script with the notice for Internet Explorer. It is a script of its own in the
 * oldest syntax, because that browser fails to parse all other scripts.
 */
export function formatIeNotice(title: string, text: string): string {
  const quote = (value: string) => JSON.stringify(value).replace(/</g, '\\u003c');
  return `(function(){var v=document.documentMode;if(v>=${IE_MIN})alert((v===${IE_TITLED}?${quote(`${title}\n\n`)}:"")+${quote(text)})})()`;
}
