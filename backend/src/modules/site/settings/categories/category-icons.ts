import { CATEGORY_ICONS } from './category-icons.generated.js';

/** Paths of the icons by name, in the order of the console's picker. */
const PATHS: Readonly<Record<string, string>> = CATEGORY_ICONS;

export const ICON_NAMES = Object.keys(CATEGORY_ICONS) as (keyof typeof CATEGORY_ICONS)[];

/** Returns an icon as the data of an SVG path, 24 × 24 units; that of `place` for names of other versions of the app. */
export const iconPath = (name: string): string => PATHS[name] ?? CATEGORY_ICONS.place;
