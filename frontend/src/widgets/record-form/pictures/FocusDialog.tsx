import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
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
  { name: 'Card', ratio: '4 / 3' },
  { name: 'Wide', ratio: '21 / 9' },
  { name: 'Square', ratio: '1' },
];

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
        Focal point of <bdi>{name}</bdi>
      </DialogTitle>
      <DialogContent sx={{ px: 3, pb: 1 }}>
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>Press the point that must stay visible when the picture is cropped.</Typography>
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 220px' } }}>
          <div>
            <FocusMap url={url} focus={focus} onPick={onChange} />
            <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 3, mt: 2, px: 1 }}>
              {slider('x', 'Horizontal')}
              {slider('y', 'Vertical')}
            </Box>
          </div>
          <Box component="ul" aria-label="Previews" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2, alignContent: 'start' }}>
            {CROPS.map((crop) => (
              <li key={crop.name}>
                <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                  <bdi>{crop.name}</bdi>
                </Typography>
                <Box sx={{ borderRadius: radius.control, overflow: 'hidden' }}>
                  <Picture src={url} alt={alt} ratio={crop.ratio} focus={focus} placeholder="Not available" />
                </Box>
              </li>
            ))}
          </Box>
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3, pt: 2 }}>
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}
