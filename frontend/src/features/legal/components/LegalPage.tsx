import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ENGLISH } from '../../../lib/languages';
import { language } from '../../../lib/i18n';
import { PageContainer } from '../../../ui/PageContainer';
import { PageHeading } from '../../../ui/PageHeading';
import { RichText } from '../../../ui/RichText';

const Text = styled('div')(({ theme }) => ({
  '& h2': { ...theme.typography.h3, margin: theme.spacing(5, 0, 1.5) },
  '& p, & ul': { margin: theme.spacing(0, 0, 2), lineHeight: 1.7 },
  '& ul': { paddingLeft: theme.spacing(3) },
  '& li': { marginBottom: theme.spacing(1) },
  '& a': { color: theme.vars.palette.primary.main, textUnderlineOffset: '.18em' },
  '& code': { fontSize: '.9em', padding: '1px 6px', borderRadius: 6, backgroundColor: theme.vars.palette.sunken.main },
}));

interface Props {
  title: string;
  subtitle: string;
  children: ReactNode;
}

/** Text page with a narrow column. */
export function LegalPage({ title, subtitle, children }: Props) {
  const { pathname } = useLocation();
  return (
    <PageContainer>
      <Box component="article" sx={{ maxWidth: '68ch', mx: 'auto', py: { xs: 5, md: 9 } }}>
        <PageHeading title={title} subtitle={subtitle} />
        <Text>
          {language !== ENGLISH && (
            <p>
              <RichText text="legal.englishCounts" parts={{ english: <a href={pathname} hrefLang={ENGLISH.code} /> }} />
            </p>
          )}
          {children}
        </Text>
      </Box>
    </PageContainer>
  );
}
