import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { t } from '../../lib/i18n';
import type { Language } from '../../lib/languages';
import { radius } from '../../ui/shape';
import { MarkdownPreview } from '../pages';

interface Props {
  /** Text in Markdown. */
  text: string;
  language: Language;
}

/** Button that shows and hides the preview of a text in Markdown. */
export function MarkdownToggle({ text, language: { code, direction } }: Props) {
  const [isShown, show] = useState(false);
  return (
    <>
      <Button color="inherit" startIcon={<VisibilityOutlined />} aria-expanded={isShown} onClick={() => show(!isShown)} sx={{ alignSelf: 'flex-start' }}>
        {t('settings.form.preview')}
      </Button>
      {isShown && (
        <Box sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: radius.card }}>
          <MarkdownPreview text={text} lang={code} dir={direction} />
        </Box>
      )}
    </>
  );
}
