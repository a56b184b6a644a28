import Box from '@mui/material/Box';
import { useSite } from '../../../lib/currentSite';
import {
  CategoryBadge,
  CategoryIcon,
  ExternalMapButton,
  Fact,
  FeaturedBadge,
  LookBadge,
  OpenState,
  PathIcon,
  RatingStars,
  SourceNote,
  StarRow,
} from '../../../ui/facts';
import { type Entry, LONG_NAME } from '../components/entry';

const HOUR = 3_600_000;
const COORDINATES = { latitude: 38.7139, longitude: -9.1394 };

const BAKERY = { color: '#8A5A2B', iconPath: 'M4 20h16v2H4zM12 2a8 8 0 0 0-8 8v8h16v-8a8 8 0 0 0-8-8m6 14H6v-6a6 6 0 0 1 12 0z' };

function CategoryBadges() {
  const { categories } = useSite();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {categories.map(({ slug }) => (
        <CategoryBadge key={slug} category={slug} />
      ))}
    </Box>
  );
}

/** Returns opening times in hours from now. */
const opening = (...periods: [from: number, to: number][]) => ({
  timeZone: 'Europe/Lisbon',
  periods: periods.map(([from, to]) => ({
    opensAt: new Date(Date.now() + from * HOUR).toISOString(),
    closesAt: new Date(Date.now() + to * HOUR).toISOString(),
  })),
});

export const facts: Entry[] = [
  {
    name: 'CategoryBadge',
    states: {
      'all categories of the site': () => <CategoryBadges />,
      'a word that is no category': () => <CategoryBadge category="volcano" />,
    },
  },
  { name: 'LookBadge', states: { default: () => <LookBadge name="Bakery" look={BAKERY} />, 'long name': () => <LookBadge name={LONG_NAME} look={BAKERY} /> } },
  { name: 'CategoryIcon', states: { 'a word that is no category': () => <CategoryIcon category="volcano" /> } },
  { name: 'PathIcon', states: { default: () => <PathIcon path={BAKERY.iconPath} /> } },
  { name: 'FeaturedBadge', states: { default: () => <FeaturedBadge /> } },
  {
    name: 'Fact',
    states: {
      default: () => (
        <Box component="dl" sx={{ m: 0 }}>
          <Fact term="Phone">+351 21 000 0000</Fact>
          <Fact term="Long value">{LONG_NAME}</Fact>
        </Box>
      ),
    },
  },
  { name: 'ExternalMapButton', states: { default: () => <ExternalMapButton coordinates={COORDINATES} label="Open Café Aurora in Google Maps" /> } },
  {
    name: 'OpenState',
    states: {
      open: () => <OpenState times={opening([-2, 5])} />,
      'closes soon': () => <OpenState times={opening([-2, 0.5])} />,
      closed: () => <OpenState times={opening([3, 9])} />,
      'closed for a week': () => <OpenState times={opening([-9, -3])} />,
      medium: () => <OpenState times={opening([-2, 5])} size="medium" />,
    },
  },
  {
    name: 'RatingStars',
    states: {
      'with reviews': () => <RatingStars value={4.7} count={31_204} />,
      'no reviews': () => <RatingStars value={0} count={0} />,
      'without count, medium': () => <RatingStars value={3.25} size="medium" />,
    },
  },
  {
    name: 'StarRow',
    states: { 'half a star': () => <StarRow value={3.5} />, 'with number': () => <StarRow value={4} numbered />, empty: () => <StarRow value={0} /> },
  },
  {
    name: 'SourceNote',
    states: {
      default: () => <SourceNote name="GeoNames" licence="CC BY 4.0" url="https://www.geonames.org" />,
      'no link, long name': () => <SourceNote name={LONG_NAME} licence={null} url={null} />,
    },
  },
];
