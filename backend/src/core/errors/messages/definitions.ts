/** Messages about the definitions of attributes, which the console shows. */
export const definitions = {
  keyMissing: 'Please enter a key, such as outdoor_seating',
  keyInvalid: 'Use lowercase letters, digits and underscores, such as outdoor_seating',
  nameMissing: 'Please give it a name in at least one language',
  optionKeyMissing: 'Please enter a key, such as ice_cream',
  optionKeyInvalid: 'Use lowercase letters, digits, underscores and hyphens, such as ice_cream',
  categoryMissing: 'Please enter a category, or remove the line',
  columnMissing: 'Please enter a name, or remove the line',
} as const;
