/** Categories that have an icon and a color in the client; the list must equal that of `ui/facts/category.ts`. */
export const KNOWN_KINDS = [
  'attraction',
  'bar',
  'beach',
  'cafe',
  'historic',
  'hotel',
  'market',
  'museum',
  'other',
  'park',
  'restaurant',
  'shopping',
  'theatre',
  'worship',
] as const;
