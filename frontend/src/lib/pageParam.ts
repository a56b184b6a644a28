/**
 * The page of a list that a part of the address asks for, from 1.
 * @param text the value of a query parameter; what is no number from 1 to 9999 asks for the first page
 */
export const pageParam = (text: string | null): number => (/^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : 1);
