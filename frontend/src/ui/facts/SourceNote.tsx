import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { isolate, t } from '../../lib/i18n';

interface Props {
  name: string;
  /** License name, usually its SPDX identifier. */
  licence: string | null;
  url: string | null;
}

/** Attribution of a data source, as its license requires. */
export function SourceNote({ name, licence, url }: Props) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {t('ui.data')}{' '}
      {url ? (
        <Link href={url} target="_blank" rel="noopener noreferrer" color="inherit" underline="always">
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <bdi>{name}</bdi>
      )}
      {licence && `, ${isolate(licence)}`}
    </Typography>
  );
}
