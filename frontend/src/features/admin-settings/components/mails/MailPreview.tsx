import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { t } from '../../../../lib/i18n';
import type { Language } from '../../../../lib/languages';
import { radius } from '../../../../ui/shape';
import type { SettingValues } from '../../../../widgets/settings';
import type { MailPreviewQuery } from './MailPreview.generated';
import { TestMail } from './TestMail';

interface Props {
  /** Name of the mail. */
  mail: string;
  /** Title of the mail in the console. */
  title: string;
  language: Language;
  values: SettingValues;
  /** Undefined while it loads. */
  preview: MailPreviewQuery['mailPreview'] | undefined;
  /** Why there is no preview of the current values. */
  message: string | undefined;
}

/** Height (px) of the preview, which scrolls. */
const HEIGHT = 560;

/** Preview of a mail with the values of the form, as designed or as plain text, and a button that sends it to the admin. */
export function MailPreview({ mail, title, language, values, preview, message }: Props) {
  const [view, choose] = useState<'html' | 'text'>('html');
  const { code, direction } = language;
  const frame = { width: 1, height: HEIGHT, border: 1, borderColor: 'divider', borderRadius: radius.card };
  return (
    <Stack component="section" aria-label={t('settings.form.preview')} sx={{ gap: 1.5, minWidth: 0 }}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', gap: 1 }}>
        <Typography variant="subtitle1">{t('settings.form.preview')}</Typography>
        <ToggleButtonGroup
          exclusive
          color="primary"
          aria-label={t('settings.form.previewAs')}
          value={view}
          onChange={(_event, chosen: typeof view | null) => chosen && choose(chosen)}
        >
          <ToggleButton value="html" sx={{ minHeight: 44 }}>
            {t('settings.form.asDesigned')}
          </ToggleButton>
          <ToggleButton value="text" sx={{ minHeight: 44 }}>
            {t('settings.form.asText')}
          </ToggleButton>
        </ToggleButtonGroup>
      </Stack>
      {message !== undefined && <Alert severity="error">{message}</Alert>}
      {preview && (
        <>
          <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 1.5, overflowWrap: 'anywhere' }}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {t('settings.form.from')}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0 }}>
              <bdi>{preview.from}</bdi>
            </Typography>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {t('settings.form.subject')}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, fontWeight: 600 }}>
              <bdi lang={code}>{preview.subject}</bdi>
            </Typography>
          </Box>
          {view === 'html' ? (
            // Without permissions in `sandbox`, the mail cannot run scripts, open windows or leave the frame.
            <Box component="iframe" sandbox="" srcDoc={preview.html} title={t('settings.form.previewOf', { mail: title })} sx={frame} />
          ) : (
            <Box
              component="pre"
              lang={code}
              dir={direction}
              // The frame scrolls, so keyboards must reach it.
              tabIndex={0}
              aria-label={t('settings.form.previewOf', { mail: title })}
              sx={{ ...frame, m: 0, p: 2, overflow: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', typography: 'body2', fontFamily: 'monospace' }}
            >
              {preview.text}
            </Box>
          )}
        </>
      )}
      <TestMail input={{ mail, language: code }} values={values} />
    </Stack>
  );
}
