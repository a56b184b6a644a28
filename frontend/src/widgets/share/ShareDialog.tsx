import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { t } from '../../lib/i18n';
import { CopyField } from '../../ui/CopyField';
import { QrCode, saveQrCode } from './QrCode';
import { TitledDialog } from './TitledDialog';

export interface ShareDialogProps {
  title: string;
  url: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Dialog with the link to a page, to copy and as a QR code. */
export function ShareDialog({ title, url, isOpen, onClose }: ShareDialogProps) {
  const code = useRef<SVGSVGElement>(null);

  return (
    <TitledDialog title={t('share.shareTitle', { title })} maxWidth="xs" isOpen={isOpen} onClose={onClose}>
      <Stack sx={{ gap: 2, pt: 1 }}>
        <CopyField label={t('share.link')} text={url} action={t('share.copyLink')} done={t('share.linkCopied')} />
        <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, mt: 1 }}>
          <QrCode ref={code} url={url} title={t('share.qrCodeOfTheLink', { title })} />
          <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'center' }}>
            {t('share.pointAPhonesCameraAt')}
          </Typography>
        </Box>
        <Button variant="outlined" startIcon={<DownloadOutlined />} onClick={() => code.current && saveQrCode(title, code.current)}>
          {t('share.downloadQrCode')}
        </Button>
      </Stack>
    </TitledDialog>
  );
}
