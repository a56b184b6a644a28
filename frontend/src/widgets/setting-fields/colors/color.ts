/** Returns whether a text is a color as the server accepts it: `#0B6B6B`. */
export const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** Returns a typed color in the form of the server: `0b6b6b` becomes `#0B6B6B`. Another text stays as it is: it can be the start of a color. */
export const typedColor = (text: string): string => (/^#?[0-9a-f]{6}$/i.test(text.trim()) ? `#${text.trim().replace('#', '')}`.toUpperCase() : text);

/** Returns a color that is typed to its end in the form of the server. Three digits are a color as well: `0b6` becomes `#00BB66`. */
export const colorForm = (text: string): string =>
  typedColor(/^#?[0-9a-f]{3}$/i.test(text.trim()) ? text.trim().replace('#', '').replace(/./g, '$&$&') : text.trim());
