import { lazily, locale, t } from '../../../lib/i18n';

const sentence = lazily(() => new Intl.ListFormat(locale, { type: 'conjunction' }));

interface Along {
  places?: number;
  reviews?: number;
  photos?: number;
  lists?: number;
  favorites?: number;
}

/** Returns numbers of things as a text, without zeros: 22 places and 131 reviews. Empty if there are none. */
export function alongText({ places = 0, reviews = 0, photos = 0, lists = 0, favorites = 0 }: Along): string {
  const parts = [
    places > 0 && t('bin.placesCount', { count: places }),
    reviews > 0 && t('bin.reviewsCount', { count: reviews }),
    photos > 0 && t('bin.photosCount', { count: photos }),
    lists > 0 && t('bin.listsCount', { count: lists }),
    favorites > 0 && t('bin.favoritesCount', { count: favorites }),
  ];
  return sentence().format(parts.filter((part) => part !== false));
}
