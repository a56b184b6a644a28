import Typography from '@mui/material/Typography';
import { formatList, isolate, t } from '../../../lib/i18n';
import type { UploadedPack } from './uploadedPack';

interface Props {
  attributes: UploadedPack['attributes'];
  /** Whether the attributes of the pack take the place of those of the site. */
  isReplacing: boolean;
}

/** Attributes that an import adds, changes and deletes. */
export function PackAttributes({ attributes: { added, changed, removed }, isReplacing }: Props) {
  const listed = (keys: readonly string[]) => formatList(keys.map((key) => isolate(key)));
  const lines = [
    added.length > 0 && t('system.packAddsAttributes', { names: listed(added) }),
    isReplacing && changed.length > 0 && t('system.packChangesAttributes', { names: listed(changed) }),
    isReplacing && removed.length > 0 && t('system.packDeletesAttributes', { names: listed(removed) }),
  ];
  return lines.map(
    (line) =>
      line && (
        <Typography key={line} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {line}
        </Typography>
      ),
  );
}
