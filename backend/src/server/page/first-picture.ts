/** A city or a place as far as its pictures go. */
interface Pictured {
  id?: string;
  images?: readonly { url: string; sources?: readonly unknown[] }[];
}

/** Where the answer to a screen's query holds what the screen shows a picture of first, and where such things are drawn. */
const SCREENS: [field: string, art: string][] = [['city', 'cities'], ['cities', 'cities'], ['place', 'places'], ['places', 'places']];

/**
 * The path of the picture that a screen shows first, so that the browser need not run the client to learn of it. Undefined where there is
 * none, and for a photo in several sizes, as only the browser knows which of them it wants.
 * @param data the answer to the screen's query
 */
export function firstPicture(data: unknown): string | undefined {
  const answer = (data ?? {}) as Record<string, (Pictured & { items?: readonly Pictured[] }) | null | undefined>;
  for (const [field, art] of SCREENS) {
    const found = answer[field];
    const shown = found?.items ? found.items[0] : found;
    if (!shown?.id || !shown.images) continue;
    const [image] = shown.images;
    if (!image) return `/art/${art}/${shown.id}.svg`;
    return image.sources?.length ? undefined : image.url;
  }
  return undefined;
}
