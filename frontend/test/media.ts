interface Screen {
  /** Whether the system prefers reduced motion. */
  lessMotion?: boolean;
  /** Whether the device has no pointer that can hover. */
  hasFingersOnly?: boolean;
  /** Window width (px); without it, no width query matches. */
  widthPx?: number;
}

function fits(media: string, widthPx: number): boolean {
  const [, edge, em] = /\((min|max)-width:\s*([\d.]+)em\)/.exec(media) ?? [];
  const px = Number(em) * 16; // default font size
  return edge === 'min' ? widthPx >= px : edge === 'max' && widthPx <= px;
}

/** Replaces `matchMedia`, which jsdom lacks. Queries that the options do not cover do not match. */
export function answerMediaQueries({ lessMotion = false, hasFingersOnly = false, widthPx }: Screen = {}): void {
  const listeners = { addEventListener() {}, removeEventListener() {}, addListener() {}, removeListener() {} };
  window.matchMedia = (media) => {
    const isAsked = (lessMotion && media.includes('prefers-reduced-motion')) || (hasFingersOnly && media.includes('hover: none'));
    const matches = isAsked || (widthPx !== undefined && fits(media, widthPx));
    return { media, matches, ...listeners } as unknown as MediaQueryList;
  };
}
