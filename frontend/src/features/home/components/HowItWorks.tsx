import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { t } from '../../../lib/i18n';
import { radius } from '../../../ui/shape';
import { Section } from './Section';

const steps = [
  {
    get title() {
      return t('home.chooseACity');
    },
    get text() {
      return t('home.startFromASkylineYou');
    },
  },
  {
    get title() {
      return t('home.explorePlaces');
    },
    get text() {
      return t('home.filterByCategoryRatingAnd');
    },
  },
  {
    get title() {
      return t('home.shareAndReview');
    },
    get text() {
      return t('home.tellOthersWhatWasGood');
    },
  },
];

const Step = styled('li')(({ theme }) => ({
  padding: theme.spacing(4),
  borderRadius: radius.panel,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(3) },
}));

const NumberTile = styled('span')(({ theme }) => ({
  ...theme.typography.h4,
  fontFamily: theme.typography.h1.fontFamily,
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: 14,
  color: theme.vars.palette.primary.main,
  backgroundColor: theme.alpha(theme.vars.palette.primary.main, 0.14),
}));

/** Explanation of the site in three steps, from a city to a review. */
export function HowItWorks() {
  return (
    <Section title={t('home.howItWorks')}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: { md: 'repeat(3, 1fr)' } }}>
        {steps.map((step, i) => (
          <Step key={step.title}>
            <NumberTile aria-hidden>{i + 1}</NumberTile>
            <Typography variant="h4" component="h3" sx={{ mt: 2.25, mb: 0.75 }}>
              {step.title}
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>{step.text}</Typography>
          </Step>
        ))}
      </Box>
    </Section>
  );
}
