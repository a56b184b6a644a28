import { type Category, type CategoryLook, findCategory } from './categories';

/** Look of words that are no category. */
export const NEUTRAL_LOOK: CategoryLook = {
  color: '#5B566B',
  iconPath:
    'M12 2C8.13 2 5 5.13 5 9c0 5.25 7 13 7 13s7-7.75 7-13c0-3.87-3.13-7-7-7M7 9c0-2.76 2.24-5 5-5s5 2.24 5 5c0 2.88-2.88 7.19-5 9.88C9.92 16.21 7 11.85 7 9m2.5 0a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0',
};

/** Returns the color and icon of a category; a neutral look for other words. */
export const lookOf = (categories: readonly Category[], word: string): CategoryLook => findCategory(categories, word) ?? NEUTRAL_LOOK;
