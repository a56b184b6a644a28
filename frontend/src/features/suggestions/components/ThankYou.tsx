import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';
import { t } from '../../../lib/i18n';
import { MessagePage } from '../../../ui/feedback';

interface Props {
  /** Text about the next step. */
  text: string;
  /** Links to continue. */
  children: ReactNode;
}

/** Confirmation after a suggestion is sent. */
export function ThankYou({ text, children }: Props) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => page.current?.querySelector('h1')?.focus(), []);
  return (
    <Box ref={page} sx={{ overflowWrap: 'anywhere' }}>
      <MessagePage title={t('suggestions.thankYou')} text={text}>
        {children}
      </MessagePage>
    </Box>
  );
}
