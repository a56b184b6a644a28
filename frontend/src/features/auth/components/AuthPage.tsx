import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { PageContainer } from '../../../ui/PageContainer';
import { radius } from '../../../ui/shape';
import { DuskStreet } from './DuskStreet';

interface Props {
  title: string;
  /** Content below the heading. */
  intro?: ReactNode;
  /** True if the page shows the result of an action; the heading then takes the focus. */
  isAnswer?: boolean;
  children?: ReactNode;
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyContent: 'center',
  gridTemplateColumns: 'minmax(0, 440px)',
  maxWidth: 1080,
  marginInline: 'auto',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 440px', gap: theme.spacing(3) },
}));

const Card = styled('section')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: {
    padding: theme.spacing(5),
    borderRadius: radius.panel,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
  [theme.breakpoints.up('md')]: { display: 'flex', flexDirection: 'column', justifyContent: 'center', minHeight: 560 },
}));

/** Splits a text so that hyphenated words, such as "e-mail", never break across lines. */
const unbroken = (text: string): ReactNode[] =>
  text.split(/(\S+-\S+)/).map((part, n) =>
    n % 2 === 0 ? (
      part
    ) : (
      <Box key={n} component="span" sx={{ whiteSpace: 'nowrap' }}>
        {part}
      </Box>
    ),
  );

/** Page about signing in or the account: a card, with a picture beside it on wide windows. */
export function AuthPage({ title, intro, isAnswer = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAnswer) heading.current?.focus();
  }, [isAnswer]);

  return (
    <PageContainer sx={{ py: { xs: 4, sm: 6, md: 8 } }}>
      <Columns>
        <DuskStreet />
        <Card>
          <Typography ref={heading} variant="h2" component="h1" tabIndex={-1} sx={{ textWrap: 'balance' }}>
            {unbroken(title)}
          </Typography>
          {intro && <Box sx={{ typography: 'body1', mt: 1.5, color: 'text.secondary' }}>{intro}</Box>}
          {children}
        </Card>
      </Columns>
    </PageContainer>
  );
}
