import Box from '@mui/material/Box';
import { CategoryBadge, categories, ExternalMapButton, Fact, FeaturedBadge, OpenState, RatingStars, SourceNote, StarRow } from '../../../ui/facts';
import { type Entry, LONG_NAME } from '../components/entry';

const HOUR = 3_600_000;
const COORDINATES = { latitude: 38.7139, longitude: -9.1394 };

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
      'all categories': () => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {Object.keys(categories).map((category) => (
            <CategoryBadge key={category} category={category} />
          ))}
        </Box>
      ),
    },
  },
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
