/** Returns whether a text is a color as the server accepts it: `#0B6B6B`. */
export const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** Returns a typed color in the form of the server: `0b6` becomes `#00BB66`. Another text is returned without blanks around it. */
export function colorForm(text: string): string {
  const [, digits = ''] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim()) ?? [];
  if (digits === '') return text.trim();
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`.toUpperCase();
}
