import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { radius } from '../../../ui/shape';
import { Section } from './Section';

const steps = [
  { title: 'Choose a city', text: 'Start from a skyline you like, or search by name, state and country.' },
  { title: 'Explore places', text: 'Filter by category, rating and area, and see every place on the map.' },
  { title: 'Share and review', text: 'Tell others what was good. Two sentences and a rating are enough.' },
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

/** The three steps from a city to a review. */
export function HowItWorks() {
  return (
    <Section title="How It Works">
      <Box
        component="ol"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: { md: 'repeat(3, 1fr)' } }}
      >
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
