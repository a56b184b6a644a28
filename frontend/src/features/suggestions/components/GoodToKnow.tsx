import Typography from '@mui/material/Typography';
import { t } from '../../../lib/i18n';
import { FormPanel } from '../../../ui/form';

const RULES = ['suggestions.ruleSomewhere', 'suggestions.ruleOwnWords', 'suggestions.ruleKept'] as const;

/** Advice for suggestions that moderators will approve. */
export function GoodToKnow() {
  return (
    <FormPanel title={t('suggestions.goodToKnow')}>
      {RULES.map((rule) => (
        <Typography key={rule} sx={{ color: 'text.secondary' }}>
          {t(rule)}
        </Typography>
      ))}
    </FormPanel>
  );
}
