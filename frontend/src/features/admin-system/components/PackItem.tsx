import { useMutation } from '@apollo/client/react';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import Typography from '@mui/material/Typography';
import { dotted, formatBytes, formatDateTime, t } from '../../../lib/i18n';
import { ActionButton, FramedItem } from '../../../widgets/console';
import { type PackItem_PackFragment, PackLinkDocument } from './PackItem.generated';

/** An exported pack: when it was made, its size, and a button to download it. */
export function PackItem({ pack: { name, bytes, createdAt } }: { pack: PackItem_PackFragment }) {
  const [link] = useMutation(PackLinkDocument);
  const when = formatDateTime(createdAt);
  return (
    <FramedItem
      heading={
        <Typography variant="subtitle1" component="time" dateTime={createdAt}>
          {when}
        </Typography>
      }
      action={
        <ActionButton
          isSmall
          icon={<DownloadRounded />}
          label={t('system.downloadPack', { when })}
          act={async () => {
            const { data } = await link({ variables: { name } });
            if (data) window.location.assign(data.packLink);
          }}
        >
          {t('system.download')}
        </ActionButton>
      }
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {dotted(formatBytes(bytes), name)}
      </Typography>
    </FramedItem>
  );
}
