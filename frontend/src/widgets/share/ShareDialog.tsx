import CloseRounded from '@mui/icons-material/CloseRounded';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useRef, useState } from 'react';
import { useNotify } from '../../lib/notify';
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
  const notify = useNotify();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const link = useRef<HTMLInputElement>(null);
  const code = useRef<SVGSVGElement>(null);
  const [isByHand, setByHand] = useState(false);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setByHand(false);
      notify.success('Link copied');
    } catch {
      // No permission, or a page that did not come over HTTPS.
      setByHand(true);
      link.current?.focus();
      link.current?.select();
    }
  };

  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs" fullScreen={isPhone}>
      <Stack direction="row" sx={{ alignItems: 'flex-start', justifyContent: 'space-between', gap: 1, pl: 3, pr: 1.5, pt: 2.5 }}>
        <DialogTitle id={id} variant="h3" sx={{ p: 0, pt: 1, overflowWrap: 'anywhere', minWidth: 0 }}>
          Share {title}
        </DialogTitle>
        <IconButton aria-label="Close" onClick={onClose}>
          <CloseRounded />
        </IconButton>
      </Stack>
      <DialogContent sx={{ px: 3, pb: 3 }}>
        <Stack sx={{ gap: 2, pt: 1 }}>
          <TextField
            id={`${id}-link`}
            label="Link"
            value={url}
            fullWidth
            inputRef={link}
            helperText={isByHand ? 'Your browser does not let this page copy. The link is selected: copy it by hand.' : undefined}
            onFocus={(event) => event.target.select()}
            slotProps={{ htmlInput: { readOnly: true, dir: 'ltr' }, formHelperText: { role: 'status' } }}
          />
          <Button variant="contained" startIcon={<ContentCopyRounded />} onClick={() => void copy()}>
            Copy link
          </Button>
          <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, mt: 1 }}>
            <QrCode ref={code} url={url} title={`QR code of the link to ${title}`} />
            <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'center' }}>
              Point a phone’s camera at it to open the page.
            </Typography>
          </Box>
          <Button variant="outlined" startIcon={<DownloadOutlined />} onClick={() => code.current && saveQrCode(title, code.current)}>
            Download QR code
          </Button>
        </Stack>
      </DialogContent>
    </Dialog>
  );
}
