/** Bytes of JSON that a request may bring. */
export const BODY_LIMIT = 100 * 1024;
