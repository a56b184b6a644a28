/** Messages about the categories of places, which the console shows. */
export const categories = {
  slugMissing: 'Please enter a word for addresses, such as wine-bar',
  slugInvalid: 'Use lowercase letters, digits and hyphens, such as wine-bar',
  slugTaken: 'The category {{slug}} already has the word {{word}}',
  aliasMissing: 'Please enter a word, or remove the line',
  aliasTwice: 'This word is in the list twice',
  aliasPending: 'Places are still being moved from {{word}} to this category. Remove the word in a few minutes.',
  nameMissing: 'Please give the category a name in at least one language',
  colorContrast: 'White text is hard to read on this color. Use {{proposed}}, the nearest one that is readable.',
  intoItself: 'A category cannot be merged into itself',
  intoUnknown: 'There is no category {{slug}} to merge into',
  inUse: 'Places still have this category: {{n}}. Merge it into another one, or hide it.',
  suggested: 'A suggested edit would still give a place this category. Decide about it first.',
  lastOne: 'A site has at least one category',
  tooMany: 'There are {{n}} categories, which is the most. Please merge or delete one.',
  orderChanged: 'Categories have been added or removed since you opened the list. Please load it again.',
} as const;
