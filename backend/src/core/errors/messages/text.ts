/** Messages that apply to every text. */
export const text = {
  notText: '{{label}} must be text',
  unusable: '{{label}} contains characters that cannot be used',
} as const;
