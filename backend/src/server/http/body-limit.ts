/** Maximum size (bytes) of a JSON request body. */
export const BODY_LIMIT = 100 * 1024;
