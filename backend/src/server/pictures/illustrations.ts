import { citySkyline, placeScene } from '../../art/index.js';

/** An illustration that can be drawn. */
interface Illustration {
  /** Key that changes whenever the picture does. */
  key: string;
  /** Draws it. */
  svg: () => string;
}

/** Returns the illustration of a city: its card, or the wide picture of the home page. */
export const cityArt = ({ id, country, layout }: { id: string; country: string; layout: 'card' | 'hero' }): Illustration => ({
  key: `${id}/${country}/${layout}`,
  svg: () => citySkyline({ seed: id, country, layout }),
});

/** Returns the illustration of a place in a city of a country. */
export const placeArt = ({ id, category, country }: { id: string; category: string; country: string }): Illustration => ({
  key: `${id}/${category}/${country}`,
  svg: () => placeScene({ seed: id, category, country }),
});
