/**
 * Makes the browser answer media queries, which jsdom does not know.
 * @param lessMotion whether the visitor asked the system for less motion; all else is answered with no
 */
export function answerMediaQueries({ lessMotion = false } = {}): void {
  const listeners = { addEventListener() {}, removeEventListener() {}, addListener() {}, removeListener() {} };
  window.matchMedia = (media) =>
    ({ media, matches: lessMotion && media.includes('prefers-reduced-motion'), ...listeners }) as unknown as MediaQueryList;
}
