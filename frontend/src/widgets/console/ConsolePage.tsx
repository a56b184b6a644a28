import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useHead } from '../../lib/page';
import { ConsoleHeading } from './ConsoleHeading';

interface Props {
  title: string;
  /** Title of the document, if it is another one. */
  headTitle?: string;
  /** Buttons at the end of the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Layout of a console screen: its heading and its content. */
export function ConsolePage({ title, headTitle = title, actions, children }: Props) {
  useHead({ title: headTitle, noIndex: true });
  return (
    <Box sx={{ maxWidth: 1760, px: { xs: 2, sm: 3, lg: 4 }, py: { xs: 2, sm: 3 } }}>
      <ConsoleHeading title={title} actions={actions} />
      {children}
    </Box>
  );
}
