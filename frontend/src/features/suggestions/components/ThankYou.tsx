import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';
import { t } from '../../../lib/i18n';
import { MessagePage } from '../../../ui/MessagePage';

interface Props {
  /** What happens next. */
  text: string;
  /** Where to go from here. */
  children: ReactNode;
}

/** Says that a suggestion has arrived. */
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
