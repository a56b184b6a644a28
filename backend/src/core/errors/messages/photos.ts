/** Messages about photos and uploads. */
export const photos = {
  missing: 'Please choose a picture',
  gone: 'This photo no longer exists. Please add it again.',
  pictureGone: 'This picture no longer exists',
  count: 'Please choose 1 to {{n}} photos, each once',
  tooMany: 'At most {{n}} photos, each once',
  unreadable: 'This picture cannot be read',
  wrongType: 'Please choose a JPEG, PNG or WebP picture',
  tooManyPixels: 'This picture has too many pixels. At most 40 megapixels are possible.',
  tooSmall: 'This picture is too small. Each side needs at least {{pixels}} pixels.',
  tooLarge: 'A photo has at most {{n}} MB',
  oneAtATime: 'Please send one photo at a time',
  notComplete: 'The upload was not complete. Please try again.',
} as const;
