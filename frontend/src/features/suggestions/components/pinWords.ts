/** What the map says of the pin that somebody sets for a place. */
export const PIN_WORDS = { pin: 'The place', hint: 'Press the map where the entrance is.' };
