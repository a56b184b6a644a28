import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Language } from '../lib/languages';
import { PageContainer } from './PageContainer';
import { PageHeading } from './PageHeading';

interface Props {
  title: string;
  subtitle?: string;
  /** Language of title and text, if it can differ from that of the app. */
  written?: Pick<Language, 'code' | 'direction'>;
  /** Line below the text, in the language of the app. */
  end?: ReactNode;
  children: ReactNode;
}

/** Page of running text in a narrow column. */
export function TextPage({ title, subtitle, written, end, children }: Props) {
  return (
    <PageContainer>
      <Box component="article" sx={{ maxWidth: '68ch', mx: 'auto', py: { xs: 5, md: 9 } }}>
        <div lang={written?.code} dir={written?.direction}>
          <PageHeading title={title} subtitle={subtitle} />
          {children}
        </div>
        {end}
      </Box>
    </PageContainer>
  );
}
