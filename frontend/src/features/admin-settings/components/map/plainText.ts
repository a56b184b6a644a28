/** Returns the text of HTML without its tags, such as that of an attribution. */
export const plainText = (html: string): string => new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();
