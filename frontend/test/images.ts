/** Center as focal point, as in an API response. */
export const MIDDLE = { __typename: 'FocalPoint', x: 0.5, y: 0.5 };

/** Returns an illustration as in an API response. */
export const anIllustration = (url: string, alt: string) => ({
  __typename: 'Image',
  url,
  alt,
  focus: MIDDLE,
  credit: null,
  subject: null as string | null,
  isIllustration: true,
  width: null,
  height: null,
  photoId: null,
  thumbHash: null,
  sources: [] as object[],
});

/** Returns an uploaded photo as in an API response. */
export const aPhoto = (n: number, more: object = {}) => ({
  ...anIllustration(`/uploads/${n}-1600.webp`, `Photo ${n}`),
  isIllustration: false,
  width: 1600,
  height: 1200,
  photoId: `photo-${n}`,
  sources: [480, 1600].map((width) => ({ __typename: 'ImageSource', url: `/uploads/${n}-${width}.webp`, width })),
  ...more,
});
