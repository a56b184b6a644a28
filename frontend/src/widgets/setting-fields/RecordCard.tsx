import CloseRounded from '@mui/icons-material/CloseRounded';
import ExpandLessRounded from '@mui/icons-material/ExpandLessRounded';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { t } from '../../lib/i18n';
import { radius } from '../../ui/shape';
import { MoveButtons } from './MoveButtons';

interface Props {
  /** Name with the position: Slide 2. */
  title: string;
  /** Text that tells the record from others; empty if it has none. */
  summary: string;
  /** Whether the fields are shown at first. */
  isOpenAtFirst: boolean;
  /** Whether a field is invalid: the fields are then shown, and stay so. */
  isWrong: boolean;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  children: ReactNode;
}

const heading = { flex: 1, minWidth: 0, minHeight: 44, justifyContent: 'flex-start', gap: 1, textAlign: 'start', borderRadius: radius.control };

/** Card of a record in a list. Its heading shows and hides the fields. */
export function RecordCard({ title, summary, isOpenAtFirst, isWrong, isFirst, isLast, onMove, onRemove, children }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [wasWrong, seeWrong] = useState(isWrong);
  // A corrected card stays open: its user is still in it.
  if (isWrong !== wasWrong) {
    seeWrong(isWrong);
    setOpen(true);
  }
  return (
    <Paper
      component="li"
      variant="outlined"
      aria-labelledby={id}
      sx={{ p: { xs: 1.5, sm: 2 }, borderRadius: radius.card, borderColor: 'divider', minWidth: 0 }}
    >
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        <ButtonBase aria-expanded={isOpen} aria-controls={`${id}-fields`} onClick={() => setOpen(!isOpen || isWrong)} sx={heading}>
          {isOpen ? <ExpandLessRounded aria-hidden /> : <ExpandMoreRounded aria-hidden />}
          <Typography component="span" variant="subtitle1" noWrap>
            <span id={id}>{title}</span>
            {summary && (
              <Box component="bdi" sx={{ color: 'text.secondary', fontWeight: 400, ml: 1 }}>
                {summary}
              </Box>
            )}
          </Typography>
        </ButtonBase>
        <MoveButtons item={title} isFirst={isFirst} isLast={isLast} onMove={onMove} />
        <IconButton aria-label={t('settings.form.remove', { item: title })} onClick={onRemove}>
          <CloseRounded fontSize="small" />
        </IconButton>
      </Stack>
      {/* Hidden fields stay, so that a running upload ends. */}
      <Stack id={`${id}-fields`} hidden={!isOpen} sx={{ gap: 2.5, mt: 1.5, '&[hidden]': { display: 'none' } }}>
        {children}
      </Stack>
    </Paper>
  );
}
