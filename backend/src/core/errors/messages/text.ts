/** Messages that apply to every text. */
export const text = {
  tooLong: '{{label}} must be at most {{max}} characters',
  notText: '{{label}} must be text',
  linkRefused: 'Please leave out the link',
  languageInvalid: 'Write the language as a tag, such as ja or zh-Hant',
  tooManyLanguages: 'There are texts in {{n}} languages, which is the most',
  unusable: '{{label}} contains characters that cannot be used',
} as const;
