/** Returns an input with all required fields of a city. */
export const cityInput = (name: string, more: object = {}) => ({
  name,
  state: 'Test State',
  country: 'Testland',
  description: 'A city that only this journey knows of.',
  coordinates: { latitude: 12.5, longitude: 45.25 },
  timeZone: 'Asia/Kolkata',
  status: 'ACTIVE',
  featured: false,
  images: [],
  ...more,
});
