/** The categories that the guide has a look for: the same as in the client's `ui/category.ts`. */
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
