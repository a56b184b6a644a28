import Typography from '@mui/material/Typography';
import { formatDate, language, t } from '../../lib/i18n';
import { LANGUAGES } from '../../lib/languages';
import { useHead } from '../../lib/page';
import { TextPage } from '../../ui/TextPage';
import { MarkdownText } from './MarkdownText';
import type { WrittenPage_PageFragment } from './WrittenPage.generated';

/** A page that the operator has written. Its text can have another language than the app. */
export function WrittenPage({ page: { title, html, description, languages, updatedAt } }: { page: WrittenPage_PageFragment }) {
  useHead({ title, description, languages });
  const changed = (
    <Typography variant="body2" sx={{ mt: 5, color: 'text.secondary' }}>
      {t('pages.lastChanged', { date: formatDate(updatedAt) })}
    </Typography>
  );
  return (
    <TextPage title={title} written={LANGUAGES.find(({ code }) => code === languages[0]) ?? language} end={changed}>
      <MarkdownText html={html} />
    </TextPage>
  );
}
