import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { formatList, formatNumber, isolate, t } from '../../../../lib/i18n';
import type { PreviewNotices_PreviewFragment } from './PreviewNotices.generated';

interface Props {
  preview: PreviewNotices_PreviewFragment;
  /** Opens the columns. */
  onBack: () => void;
}

/** Maximum number of words in a notice. */
const MOST = 10;

/** Reason of the server for rows whose city the site does not have. */
const NO_CITY = 'imports.noCity';

/** Word of the server for rows without a category. */
const NONE = '(none)';

const rowsIn = (words: readonly { count: number }[]): number => words.reduce((sum, { count }) => sum + count, 0);

/** Returns words with their numbers of rows: laundry (12), tailor (3) … */
function listOf(words: readonly { word: string; count: number }[]): string {
  const named = words
    .filter((_, i) => i < MOST)
    .map(({ word, count }) => `${word === NONE ? t('importPreview.noCategory') : isolate(word)} (${formatNumber(count)})`);
  return formatList(named) + (words.length > MOST ? ' …' : '');
}

/** Notices before the import: rows without a city, unknown categories, kinds that are left out, far places, new cities. */
export function PreviewNotices({ preview: { isWhole, counts, reasons, unknownWords, skippedKinds, farCities }, onBack }: Props) {
  const back = (
    <Button color="inherit" size="small" onClick={onBack} sx={{ display: 'flex', minHeight: 44, ml: -0.5 }}>
      {t('importPreview.goBackAndChoose')}
    </Button>
  );
  const homeless = rowsIn(reasons.filter(({ reason }) => reason.reason === NO_CITY));
  return (
    <>
      {homeless > 0 && (
        <Alert severity="warning">
          {t('importPreview.noCity', { count: homeless })}
          {back}
        </Alert>
      )}
      {unknownWords.length > 0 && (
        <Alert severity="warning">
          {t('importPreview.unknownWords', { count: rowsIn(unknownWords), words: listOf(unknownWords) })}
          {back}
        </Alert>
      )}
      {farCities.length > 0 && <Alert severity="warning">{t('importPreview.farCities', { count: rowsIn(farCities), cities: listOf(farCities) })}</Alert>}
      {skippedKinds.length > 0 && (
        <Alert severity="info">
          {t('importPreview.skippedKinds', { count: rowsIn(skippedKinds), words: listOf(skippedKinds) })}
          {back}
        </Alert>
      )}
      {counts.citiesAdded > 0 && <Alert severity="info">{t('importPreview.newCities', { count: counts.citiesAdded })}</Alert>}
      {!isWhole && <Alert severity="info">{t('importPreview.notAllListed')}</Alert>}
    </>
  );
}
