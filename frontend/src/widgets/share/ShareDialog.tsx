import CloseRounded from '@mui/icons-material/CloseRounded';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useRef } from 'react';
import { t } from '../../lib/i18n';
import { CopyField } from '../../ui/CopyField';
import { QrCode, saveQrCode } from './QrCode';

export interface ShareDialogProps {
  title: string;
  url: string;
  isOpen: boolean;
  onClose: () => void;
}

/** The link to a page, to copy and as a QR code. */
export function ShareDialog({ title, url, isOpen, onClose }: ShareDialogProps) {
  const id = useId();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const code = useRef<SVGSVGElement>(null);

  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs" fullScreen={isPhone}>
      <Stack direction="row" sx={{ alignItems: 'flex-start', justifyContent: 'space-between', gap: 1, pl: 3, pr: 1.5, pt: 2.5 }}>
        <DialogTitle id={id} variant="h3" sx={{ p: 0, pt: 1, overflowWrap: 'anywhere', minWidth: 0 }}>
          {t('share.shareTitle', { title })}
        </DialogTitle>
        <IconButton aria-label={t('share.close')} onClick={onClose}>
          <CloseRounded />
        </IconButton>
      </Stack>
      <DialogContent sx={{ px: 3, pb: 3 }}>
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
      </DialogContent>
    </Dialog>
  );
}
