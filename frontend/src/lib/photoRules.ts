/** What the server takes, and the sentences that it refuses with. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'];
export const MAX_PHOTO_BYTES = 8 * 1024 * 1024;
export const MAX_ALT_LENGTH = 200;
export const WRONG_TYPE = 'Please choose a JPEG, PNG or WebP picture';
export const TOO_LARGE = 'A photo has at most 8 MB';
