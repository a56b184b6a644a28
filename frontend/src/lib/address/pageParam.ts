/**
 * Returns the page number of a list from a query parameter.
 * @param text value of the parameter; anything but a number from 1 to 9999 gives page 1
 */
export const pageParam = (text: string | null): number => (/^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : 1);
