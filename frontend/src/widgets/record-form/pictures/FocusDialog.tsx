import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { t } from '../../../lib/i18n';
import { Picture } from '../../../ui/Picture';
import { radius } from '../../../ui/shape';
import { FocusMap } from './FocusMap';
import type { Focus, FormPicture } from './pictures';

interface Props {
  picture: FormPicture;
  /** Accessible name of the picture. */
  name: string;
  onChange: (focus: Focus) => void;
  onClose: () => void;
}

/** Aspect ratios that the site crops pictures to. */
const CROPS = [
  { name: 'recordForm.card', ratio: '4 / 3' },
  { name: 'recordForm.wide', ratio: '21 / 9' },
  { name: 'recordForm.square', ratio: '1' },
] as const;

/** Dialog to set a picture's focal point, by a click on it or with two sliders. Shows the resulting crops. */
export function FocusDialog({ picture: { url, alt, focus }, name, onChange, onClose }: Props) {
  const id = useId();
  const slider = (axis: 'x' | 'y', label: string) => (
    <div>
      <Typography id={`${id}-${axis}`} variant="body2">
        {label}
      </Typography>
      <Slider
        aria-labelledby={`${id}-${axis}`}
        value={Math.round(focus[axis] * 100)}
        valueLabelDisplay="auto"
        getAriaValueText={(value) => `${value} %`}
        onChange={(_event, value) => onChange({ ...focus, [axis]: value / 100 })}
      />
    </div>
  );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`} variant="h3" component="h2" sx={{ px: 3, pt: 3, pb: 1 }}>
        {t('recordForm.focalPointOfName', { name })}
      </DialogTitle>
      <DialogContent sx={{ px: 3, pb: 1 }}>
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('recordForm.pressThePoint')}</Typography>
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 220px' } }}>
          <div>
            <FocusMap url={url} focus={focus} onPick={onChange} />
            <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 3, mt: 2, px: 1 }}>
              {slider('x', t('recordForm.horizontal'))}
              {slider('y', t('recordForm.vertical'))}
            </Box>
          </div>
          <Box component="ul" aria-label={t('recordForm.previews')} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2, alignContent: 'start' }}>
            {CROPS.map((crop) => (
              <li key={crop.name}>
                <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                  {t(crop.name)}
                </Typography>
                <Box sx={{ borderRadius: radius.control, overflow: 'hidden' }}>
                  <Picture src={url} alt={alt} ratio={crop.ratio} focus={focus} placeholder={t('recordForm.notAvailable')} />
                </Box>
              </li>
            ))}
          </Box>
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3, pt: 2 }}>
        <Button variant="contained" onClick={onClose}>
          {t('recordForm.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
