/** Messages that apply to every text. */
export const text = {
  tooLong: '{{label}} must be at most {{max}} characters',
  notText: '{{label}} must be text',
  linkRefused: 'Please leave out the link',
  unusable: '{{label}} contains characters that cannot be used',
} as const;
