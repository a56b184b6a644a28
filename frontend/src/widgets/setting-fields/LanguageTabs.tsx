import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import RadioButtonUncheckedRounded from '@mui/icons-material/RadioButtonUncheckedRounded';
import type { Theme } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { t } from '../../lib/i18n';
import type { Language } from '../../lib/languages';

interface Props {
  /** Prefix of the ids of the tabs and of their panel. */
  id: string;
  /** Name of the field. */
  label: string;
  languages: readonly Language[];
  value: Language['code'];
  /** Languages that have a text. */
  filled: readonly string[];
  /** Languages whose text is invalid. */
  wrong: readonly string[];
  onChange: (code: Language['code']) => void;
}

const tab = {
  minHeight: 44,
  minWidth: 0,
  px: { xs: 0.75, sm: 1.25 },
  fontSize: { xs: '.8125rem', sm: '.875rem' },
  '& > .MuiTab-icon': { fontSize: { xs: 16, sm: 18 }, mr: { xs: 0.5, sm: 0.75 } },
  '&.Mui-selected': { boxShadow: (theme: Theme) => `inset 0 -2px ${theme.vars.palette.primary.main}` },
};

/** Tabs of the languages of a text. Icons show which languages have one. */
export function LanguageTabs({ id, label, languages, value, filled, wrong, onChange }: Props) {
  const iconOf = (code: string) => {
    if (wrong.includes(code)) return <ErrorRounded color="error" />;
    return filled.includes(code) ? <CheckCircleRounded color="success" /> : <RadioButtonUncheckedRounded color="disabled" />;
  };
  return (
    <Tabs
      value={value}
      onChange={(_event, code: Language['code']) => onChange(code)}
      aria-label={t('settings.form.languageOf', { label })}
      // The tabs wrap on phones, so that all languages are visible. The moving indicator works only in one row.
      slotProps={{ indicator: { hidden: true }, list: { sx: { flexWrap: 'wrap' } } }}
      sx={{ minHeight: 44, '& .MuiTab-root': tab }}
    >
      {languages.map(({ code, name }) => (
        <Tab
          key={code}
          value={code}
          id={`${id}-${code}`}
          aria-controls={`${id}-panel`}
          icon={iconOf(code)}
          iconPosition="start"
          label={<bdi lang={code}>{name}</bdi>}
          aria-label={filled.includes(code) ? t('settings.form.withText', { language: name }) : t('settings.form.withoutText', { language: name })}
        />
      ))}
    </Tabs>
  );
}
