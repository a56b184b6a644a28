import { t } from '../../../lib/i18n';

/** Texts of a slide. */
export interface Slide {
  title: string;
  subtitle: string;
  description: string;
}

/** The five slides, without their pictures: `Hero` assigns each slide the skyline of a city. */
export const slides: readonly Slide[] = [
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
