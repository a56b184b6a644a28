import { language, t } from '../../../lib/i18n';
import { textIn } from '../../../lib/site';
import type { Hero_SlideFragment } from './Hero.generated';

/** Texts of a slide. */
export interface Slide {
  title: string;
  subtitle: string;
  description: string;
  /** Path of the operator's picture; null for the skyline of a city. */
  picture?: string | null;
  /** Path or URL of its button; null for the buttons to the lists of cities and places. */
  link?: string | null;
}

/** The app's five slides, without their pictures: `Hero` assigns each slide the skyline of a city. */
export const appSlides: readonly Slide[] = [
  {
    get subtitle() {
      return t('home.discover');
    },
    get title() {
      return t('home.findTheCornerOfThe');
    },
    get description() {
      return t('home.restaurantsAttractionsAndHiddenGems');
    },
  },
  {
    get subtitle() {
      return t('home.taste');
    },
    get title() {
      return t('home.eatWhereTheLocalsLineUp');
    },
    get description() {
      return t('home.fromBreakfastCountersToLate');
    },
  },
  {
    get subtitle() {
      return t('home.lookAround');
    },
    get title() {
      return t('home.seeMoreThanThePostcard');
    },
    get description() {
      return t('home.landmarksMuseumsParksAndQuiet');
    },
  },
  {
    get subtitle() {
      return t('home.wander');
    },
    get title() {
      return t('home.getLostOnPurpose');
    },
    get description() {
      return t('home.pickANeighborhoodFilterBy');
    },
  },
  {
    get subtitle() {
      return t('home.share');
    },
    get title() {
      return t('home.askThePeopleWhoKnow');
    },
    get description() {
      return t('home.readHonestReviewsFromThe');
    },
  },
];

/** Returns the operator's slides in the page's language; those of the app if there are none. */
export function slidesOf(own: readonly Hero_SlideFragment[]): readonly Slide[] {
  if (own.length === 0) return appSlides;
  const { code } = language;
  return own.map(({ titles, subtitles, descriptions, picture, link }) => ({
    title: textIn(titles, code) ?? '',
    subtitle: textIn(subtitles, code) ?? '',
    description: textIn(descriptions, code) ?? '',
    picture,
    link,
  }));
}
