interface Screen {
  /** Whether the visitor asked the system for less motion. */
  lessMotion?: boolean;
  /** Whether nothing is there that could hover. */
  hasFingersOnly?: boolean;
  /** How wide the window is; without it, no question about widths is answered with yes. */
  widthPx?: number;
}

function fits(media: string, widthPx: number): boolean {
  const [, edge, em] = /\((min|max)-width:\s*([\d.]+)em\)/.exec(media) ?? [];
  const px = Number(em) * 16; // letters of usual size
  return edge === 'min' ? widthPx >= px : edge === 'max' && widthPx <= px;
}

/** Makes the browser answer media queries, which jsdom does not know; what it is not told about is answered with no. */
export function answerMediaQueries({ lessMotion = false, hasFingersOnly = false, widthPx }: Screen = {}): void {
  const listeners = { addEventListener() {}, removeEventListener() {}, addListener() {}, removeListener() {} };
  window.matchMedia = (media) => {
    const isAsked = (lessMotion && media.includes('prefers-reduced-motion')) || (hasFingersOnly && media.includes('hover: none'));
    const matches = isAsked || (widthPx !== undefined && fits(media, widthPx));
    return { media, matches, ...listeners } as unknown as MediaQueryList;
  };
}
