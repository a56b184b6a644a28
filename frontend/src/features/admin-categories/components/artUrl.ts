/** Returns the URL of an example of a scene of the illustrations. */
export const artUrl = (scene: string): string => `/art/scenes/${encodeURIComponent(scene)}.svg`;
