import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { t } from '../../../lib/i18n';
import { PlaceSection } from './PlaceSection';

interface Props {
  description: { language: string; text: string };
  isSample: boolean;
}

/** Section with the place's description. */
export function PlaceAbout({ description, isSample }: Props) {
  return (
    <PlaceSection id="about" title={t('places.about')}>
      <Typography dir="auto" lang={description.language} sx={{ maxWidth: '68ch', fontSize: { sm: '1.0625rem' }, whiteSpace: 'pre-line' }}>
        {description.text}
      </Typography>
      {isSample && (
        <Alert severity="info" role="note" variant="outlined" icon={<InfoOutlined fontSize="small" />} sx={{ mt: 2.5, width: 'fit-content' }}>
          {t('places.sampleDataThisPlaceIsInvented')}
        </Alert>
      )}
    </PlaceSection>
  );
}
