/** Messages about attributes of places. */
export const attributes = {
  unknown: 'There is no such attribute',
  twice: 'This attribute is in the list twice',
  otherCategory: 'Places of these categories cannot have this attribute',
  optionUnknown: '{{option}} is none of the options',
  tooManyOptions: 'Choose at most {{n}} options',
  oneValue: 'This attribute has only one value',
  notYesNo: 'Answer with yes or no',
  notNumber: 'Enter a number',
  notLink: 'Write the full address, such as https://example.org',
  tooMany: 'A place can have at most {{n}} attributes',
} as const;
