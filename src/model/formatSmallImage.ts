const ENDING = /\.(?:jpe?g|png|webp|avif|bmp)$/i;
/** Settings may name the host with another protocol than addresses. */
const removeProtocol = (url: string): string => url.replace(/^https?:/i, '');

/**
 * Returns the address of the smaller copy of an image, which servers have of those below the site's image
 * path (product 5.9); the address itself of all others, and without a path ('').
 */
export const formatSmallImage = (url: string, imagePath: string): string =>
  imagePath !== '' && ENDING.test(url) && removeProtocol(url).startsWith(removeProtocol(imagePath))
    ? `${url}.2`
    : url;
