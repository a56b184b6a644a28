/** Limits of the server for uploaded photos. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'];
export const MAX_PHOTO_BYTES = 8 * 1024 * 1024;
export const MAX_ALT_LENGTH = 200;
