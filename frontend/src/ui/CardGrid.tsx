import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { Children, type ReactNode } from 'react';
import { DeferredSection, useIsOpening } from './lazy';
import { easing } from './shape';

const rise = keyframes({ from: { transform: 'translateY(8px)' } });

/** Number of cards rendered at once when a page opens; the rest are rendered in a later step. */
const FIRST = 3;

/** Staggered entry animation of the first cards. Not used when a page opens: the cards are already painted, and a phone is busy. */
const staggered = Object.fromEntries(
  Array.from({ length: 6 }, (_, index) => [`& > :nth-of-type(${index + 1})`, { animation: `${rise} 280ms ${easing} ${index * 30}ms backwards` }]),
);

interface Props {
  children: ReactNode;
  label?: string;
  /** Number of columns on desktops. */
  columns?: 2 | 3;
}

/** Grid of cards: two or three columns on desktops, two on tablets, one on phones. Each child is one `li`. */
export function CardGrid({ children, label, columns = 3 }: Props) {
  const cards = Children.toArray(children);
  const isOpening = useIsOpening();
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: `repeat(${columns}, minmax(0, 1fr))` },
        columnGap: 3,
        rowGap: 4,
        ...(!isOpening && { '@media (prefers-reduced-motion: no-preference)': staggered }),
      }}
    >
      {cards.slice(0, FIRST)}
      <DeferredSection>{cards.slice(FIRST)}</DeferredSection>
    </Box>
  );
}
